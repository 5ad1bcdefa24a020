### The command content: the tables of a game, filled in from the box by its owner.

content-about = writes the tables of a game as files to fill in from your box, checks them and draws them
content-task = what to do: { $tasks }
content-folder = the folder of your tables; without one, the tables this house plays with
content-from = export: writes these tables instead of those this house plays with
content-blank = export: leaves a ? wherever something is to be read from the box
content-force = export: overwrites tables that are there
content-out = draw: where the pictures go
content-explained =
    export FOLDER writes the tables, with comments that tell where on the components each value stands. check FOLDER
    lists every figure of the rulebooks that does not come out, with its file and row. draw FOLDER --out PICTURES
    draws what the tables say. docs/own-content.md leads through it.

meta-task = TASK

content-written = { $files } are in { $folder }. Fill them in from your box; leave out the files you do not change.
content-next = Then: { $command }
content-file =
    { $rows ->
        [one] yours, { $rows } row
       *[other] yours, { $rows } rows
    }, { $changed } unlike this project’s
content-file-package = not in the folder; this project’s own
content-fine = Every figure of the rulebooks comes out. Digest { $digest }
content-same = These are the tables of this project; nothing has been changed yet.
content-broken =
    { $count ->
        [one] One figure does not come out.
       *[other] { $count } figures do not come out.
    }
content-drawn = { $files } are in { $folder }; any browser shows them.

error-content-task = there is no task { $value }; there are { $tasks }
error-content-option = { $task } does not take { $options }
error-content-exists = { $file } is there already; --force overwrites it

## On the pictures

picture-note = tables { $digest }
picture-missions = { $game } · the missions
