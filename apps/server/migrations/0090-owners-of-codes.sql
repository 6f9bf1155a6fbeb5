-- A code is good only where it was asked for: in that session, or in that browser of somebody who has none.
-- Codes on their way live ten minutes at most; who waits for one asks again.
alter table verification_code add column owner text not null default '';
