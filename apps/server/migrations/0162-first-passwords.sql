-- A password that somebody else has chosen is good for a few days, and for nothing but choosing one's own.
ALTER TABLE operator ADD COLUMN password_expires_at timestamptz;
