"""Word of my turn: whoever wants to be told that a table waits for them is, also with the page closed.

`reach` is how somebody is reached, `when` the moment at which they want to be told, `waiting` who is waited for since
when, as the database keeps it, `desk` what tells them, and `push`, `mail` and `webhook` the ways there. All that goes
out to an address which somebody has named goes through `outside`.
"""
