"""The lab: studies of very many games by bots, on every core or on a cluster, and what they show.

    study.py    a study as a file: what is played, how often, when it may stop
    shard.py    some games of a study, played here: the same on every machine
    count.py    tables of whole numbers, which add up in any order
    store.py    what is finished, on disk; nothing finished is lost
    run.py      the only module that knows the cluster (dask.distributed)
    figures.py  shares with their intervals, out of tables
    report.py, plots.py, page.py   the terminal, the pictures, the page

Nobody outside this folder imports it but `cosmic lab`, and nothing here is imported before that is typed.
"""
