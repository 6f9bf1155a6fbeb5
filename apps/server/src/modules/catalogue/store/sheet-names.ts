import type { LocalizedText } from '@cusp/kernel'
import { sql } from 'drizzle-orm'
import type { Writer } from '../../../platform/database'

export const nameKey = (name: LocalizedText): string => (name.en || name['zh-Hant']).trim().toLowerCase()

const groupKeyOf = (name: LocalizedText): string => {
  const [letter = ''] = name.en.normalize('NFKD').toUpperCase()
  return /[A-Z]/.test(letter) ? letter : '#'
}

type Named = { readonly key: string; readonly name: LocalizedText; readonly parentId?: string | null }

const distinct = <T extends { readonly key: string }>(list: readonly T[]): T[] => [
  ...new Map(list.map((each) => [each.key, each])).values(),
]

type Table = 'brand' | 'category'

/** A thing made by hand under the same name is the same thing; what an import made is found by its key first. */
async function find(tx: Writer, table: Table, given: readonly Named[]): Promise<Map<string, string>> {
  const sameParent = table === 'category' ? sql`and b.parent_id is not distinct from g.parent_id` : sql``
  const { rows } = await tx.execute<{ key: string; id: string }>(sql`
    with g as (
      select * from unnest(${sql.param(given.map((each) => each.key))}::text[],
        ${sql.param(given.map((each) => nameKey(each.name)))}::text[],
        ${sql.param(given.map((each) => each.parentId ?? null))}::text[]) as t(key, name, parent_id)
    )
    select key, id from (
      select g.key, b.id, 1 as rank from g join ${sql.raw(table)} b on b.import_key = g.key
      union all
      select g.key, b.id, 0 from g join ${sql.raw(table)} b on lower(b.name ->> 'en') = g.name ${sameParent}
    ) found order by rank, id desc`)
  return new Map(rows.map((row) => [row.key, row.id]))
}

async function insert(tx: Writer, table: Table, missing: readonly Named[]): Promise<void> {
  const names = sql.param(missing.map((each) => JSON.stringify(each.name)))
  const keys = sql.param(missing.map((each) => each.key))
  if (table === 'brand') {
    await tx.execute(sql`
      insert into brand (name, import_key, group_key)
      select name::jsonb, key, group_key
      from unnest(${names}::text[], ${keys}::text[], ${sql.param(missing.map((each) => groupKeyOf(each.name)))}::text[])
        as t(name, key, group_key)
      order by key on conflict (import_key) do nothing`)
    return
  }
  await tx.execute(sql`
    insert into category (name, import_key, parent_id, position)
    select name::jsonb, key, parent_id, 1000
    from unnest(${names}::text[], ${keys}::text[], ${sql.param(missing.map((each) => each.parentId ?? null))}::text[])
      as t(name, key, parent_id)
    order by key on conflict (import_key) do nothing`)
}

/** Ids by key; what is not there yet is made. */
export async function namedIds(tx: Writer, table: Table, wanted: readonly Named[]): Promise<Map<string, string>> {
  const given = distinct(wanted)
  if (given.length === 0) return new Map()
  const known = await find(tx, table, given)
  const missing = given.filter((each) => !known.has(each.key))
  if (missing.length === 0) return known
  await insert(tx, table, missing)
  return new Map([...known, ...(await find(tx, table, missing))])
}

/** Stores by their English or Chinese name; an empty name is the shop's first store. */
export async function storeIds(tx: Writer, names: readonly string[]): Promise<Map<string, string>> {
  const read = async () => {
    const { rows } = await tx.execute<{ id: string; en: string; zh: string }>(
      sql`select id, lower(name ->> 'en') as en, lower(name ->> 'zh-Hant') as zh from store order by position desc, id desc`,
    )
    return new Map(rows.flatMap((row) => [[row.en, row.id] as const, [row.zh, row.id] as const, ['', row.id] as const]))
  }
  let known = await read()
  const missing = [...new Set(names)].filter((name) => !known.has(name.toLowerCase()))
  if (missing.length === 0) return known
  const made = missing.map((name) =>
    name === '' ? { en: 'Main warehouse', 'zh-Hant': '總倉' } : { en: name, 'zh-Hant': '' },
  )
  await tx.execute(
    sql`insert into store (name, position) select name::jsonb, 1000 from unnest(${sql.param(made.map((name) => JSON.stringify(name)))}::text[]) as t(name)`,
  )
  known = await read()
  return known
}
