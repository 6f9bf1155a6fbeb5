-- The language in which an operator has logged in last, and the one that they have chosen for letters, if any.
ALTER TABLE operator ADD COLUMN works_in text NOT NULL DEFAULT 'en';
ALTER TABLE operator ADD COLUMN letter_language text;
ALTER TABLE operator ADD CONSTRAINT operator_languages
  CHECK (works_in IN ('en', 'zh-Hant', 'zh-Hans') AND letter_language IN ('en', 'zh-Hant'));
