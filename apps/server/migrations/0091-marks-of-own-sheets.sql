-- A sheet that we wrote ourselves and that comes back edited changes stock by how it was edited. The mark tells a row
-- that comes back twice from one that comes back for the first time.
alter table variant add column sheet_mark text;
