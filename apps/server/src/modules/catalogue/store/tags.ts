import { sql } from 'drizzle-orm'

/** The tags of a product `p` with their titles, in the tags' own order. */
export const shownTags = sql`case when p.tags = '{}' then '[]'::json else (
  select coalesce(json_agg(json_build_object('type', t.type, 'title', t.title, 'isAboutPrice', t.is_about_price)
    order by t.position, t.type), '[]'::json)
  from display_tag t where t.type = any(p.tags)) end`
