### What the coach of the first games says.

about-title = What this decision is about
about-dismiss = No more of these lines
