import { useEffect, useSyncExternalStore } from 'react'
import { paths } from '../paths'

/** Favourite variants, each with its product: what the hearts of every list on a page look at. */
type Marks = ReadonlyMap<string, string>
export type Hearted = { readonly id: string; readonly searchProductId: string }

let owner: string | null = null
let marks: Marks | undefined
let loading: Promise<void> = Promise.resolve()
const watchers = new Set<() => void>()

function show(next: Marks | undefined): void {
  marks = next
  for (const tell of watchers) tell()
}

async function load(name: string): Promise<void> {
  const answer = await fetch(paths.wishes(), { headers: { accept: 'application/json' } })
  if (!answer.ok || answer.redirected || owner !== name) return
  // The route answers with the ids of this account.
  const { list } = (await answer.json()) as { list: readonly { searchProductId: string; productId: string }[] }
  show(new Map(list.map(({ searchProductId, productId }) => [searchProductId, productId])))
}

function belongTo(name: string | null): void {
  if (owner === name) return
  owner = name
  show(undefined)
  // Without them the hearts are empty, and pressing one still works.
  if (name !== null) loading = load(name).catch(() => undefined)
}

/** The favourites of whoever is signed in; undefined until they are known. Asked for once, however many hearts there are. */
export function useMarks(name: string | null): Marks | undefined {
  useEffect(() => belongTo(name), [name])
  return useSyncExternalStore(
    (tell) => {
      watchers.add(tell)
      return () => watchers.delete(tell)
    },
    () => marks,
    () => undefined,
  )
}

export type WishAnswer = { readonly isDone: true } | { readonly isDone: false; readonly problem: string }

/** Favourites were changed elsewhere: the next heart asks for them anew. */
export function forgetMarks(): void {
  owner = null
  marks = undefined
}

/** Puts out the hearts of a variant, or of all of a product, that is no favourite any more. */
export const unmark = (id: string): void =>
  show(new Map([...(marks ?? [])].filter(([variant, product]) => variant !== id && product !== id)))

/** Marks a variant, or lets go of all of a product; the hearts change at once and back again when the shop says no. */
export async function mark({ id, searchProductId }: Hearted, isCollected: boolean): Promise<WishAnswer | undefined> {
  // What is on its way was read before this was pressed, and would undo it.
  await loading
  const before = marks
  if (isCollected) show(new Map(before).set(searchProductId, id))
  else unmark(id)
  const body = new FormData()
  body.set('wish', isCollected ? `collect ${searchProductId}` : `uncollect ${id}`)
  try {
    const answer = await fetch(paths.wishes(), { method: 'POST', body, headers: { accept: 'application/json' } })
    if (answer.redirected) {
      window.location.assign(answer.url)
      return { isDone: true }
    }
    // The route answers so to whoever accepts JSON.
    const said = answer.ok ? ((await answer.json()) as WishAnswer) : undefined
    if (!said?.isDone) show(before)
    return said
  } catch {
    show(before)
    return undefined
  }
}

const kept = 'wish after log-in'

/** What a visitor wanted before being asked to log in. */
export const rememberWish = (id: string): void => window.sessionStorage.setItem(kept, id)

/** Whether this is what was wanted before the login; asked once, it is forgotten. */
export function takeWish(id: string): boolean {
  if (window.sessionStorage.getItem(kept) !== id) return false
  window.sessionStorage.removeItem(kept)
  return true
}
