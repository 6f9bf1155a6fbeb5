-- A picture beside a hot keyword: a path of ours, with or without the size placeholder; empty for none.
ALTER TABLE hot_keyword ADD COLUMN icon text NOT NULL DEFAULT '';
