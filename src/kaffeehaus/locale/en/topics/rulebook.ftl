### The books about a game: its rules, and what its components are.

page-books = Books
page-book = { $book ->
    [components] Components
   *[rules] Rules
}

page-rules-window = { $game }, the rules
page-rules-contents = Contents
page-rules-search = Word or number
page-rules-found = { $count } found
page-rules-at = { $number } of { $count }
page-rules-before = Back
page-rules-next = Next
page-rules-none = Nothing for “{ $words }”.
page-rules-meant = Did you mean { $word }?
page-rules-print = Print
page-rules-link = Link
page-rules-copied = Copied
page-rules-kind = { $kind ->
    [note] Note
    [ruling] Ruling
    [decision] Decision of this house
    [disagreement] Where editions disagree
    [example] Example
    [printed] Printed data
   *[rule] Rule
}
page-rules-edition = Ruling: one edition says otherwise
page-rules-beside = About this rule
page-rules-names = See also
page-rules-named = Named by
page-rules-hint = Every number is a link: choose one and see here what belongs to it.
page-rules-back = Back to the table
page-rules-show = Show me on the table
page-rules-pieces = Its components
