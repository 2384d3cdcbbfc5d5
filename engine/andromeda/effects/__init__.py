"""What each operation of the vocabulary does: one step an operation, called `op.<name>` (A-FX).

An operation is given the seat it is for, the thing it comes from (`by`, a ref), and `must`: whether it has already been
chosen, so that it may not be declined any more.
"""
