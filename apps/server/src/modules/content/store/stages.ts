import { type SQL, sql } from 'drizzle-orm'
import type { Writer } from '../../../platform/database'
import type { Look, Period, StageName, Version } from '../staged'

type Said<Content> = Period & { readonly content: Content }
type By = { readonly at: Date; readonly by: string }

const moment = (at: Date | null): SQL => (at === null ? sql`null` : sql`${at.toISOString()}::timestamptz`)

/**
 * Things of one table whose content stands in stages of another, named by the column `owner`: the writing that is the
 * same for all of them.
 */
export function stagesOf<Id extends number | string, Content extends object>(
  thing: string,
  stage: string,
  owner: string,
) {
  const things = sql.identifier(thing)
  const stages = sql.identifier(stage)
  const of = sql.identifier(owner)
  return {
    /** Takes the next version of a thing; undefined when somebody else has changed it since this one. */
    async nextVersion(tx: Writer, { id, version }: Version<Id>): Promise<Version<Id> | undefined> {
      const { rows } = await tx.execute<Version<Id>>(sql`
        update ${things} set version = version + 1 where id = ${id} and version = ${version} returning id, version`)
      return rows[0]
    },

    async put(tx: Writer, id: Id, name: StageName, { content, from, until }: Said<Content>, { at, by }: By) {
      await tx.execute(sql`
        insert into ${stages} (${of}, stage, content, from_at, until_at, changed_at, changed_by)
        values (${id}, ${name}, ${JSON.stringify(content)}::jsonb, ${moment(from)}, ${moment(until)}, ${moment(at)}, ${by})
        on conflict (${of}, stage) do update set content = excluded.content, from_at = excluded.from_at,
          until_at = excluded.until_at, changed_at = excluded.changed_at, changed_by = excluded.changed_by`)
    },

    async drop(tx: Writer, id: Id, name: StageName): Promise<void> {
      await tx.execute(sql`delete from ${stages} where ${of} = ${id} and stage = ${name}`)
    },

    /** With all of its stages. */
    async remove(tx: Writer, id: Id): Promise<void> {
      await tx.execute(sql`delete from ${things} where id = ${id}`)
    },

    /**
     * Each thing `p` with the stage `s` that is looked at, in its time. The moment is the database's, the same for every
     * server process: one whose clock is late must not keep an old page under a new version.
     */
    shown({ at, withDrafts }: Look): { readonly from: SQL; readonly isOn: SQL } {
      const now = at === null ? sql`now()` : moment(at)
      const seen = withDrafts
        ? sql`(select * from ${stages} x where x.${of} = p.id order by x.stage = 'draft' desc limit 1)`
        : sql`(select * from ${stages} x where x.${of} = p.id and x.stage = 'published')`
      return {
        from: sql`${things} p join lateral ${seen} s on true`,
        isOn: sql`(s.from_at is null or s.from_at <= ${now}) and (s.until_at is null or s.until_at > ${now})`,
      }
    },
  }
}
