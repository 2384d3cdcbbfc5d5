### What the screens say of this game alone; the house's own sentences are in app/table.ftl.

## The hand

letter-negotiate = N
letter-morph = M
