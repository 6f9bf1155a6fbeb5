/** Sizes, colours and counts begin where the first digit, comma or number sign stands; before it is what the things are. */
const head = /^[^\d,#;([]*/

const shortestHead = 8

/** The part of a description that the members of a family share, or undefined when it would say too little. */
export function familyName(description: string): string | undefined {
  const name = (description.match(head)?.[0] ?? '').replace(/[\s\-–:./"']+$/u, '').replace(/^[ \t\r\n]+/, '')
  return name.length >= shortestHead ? name : undefined
}

const largestFamily = 40

/** Splits families that grow too large for one page, in the order of the sheet. */
export function familyCounter(): (key: string) => string {
  const members = new Map<string, number>()
  return (key) => {
    const count = members.get(key) ?? 0
    members.set(key, count + 1)
    const part = Math.floor(count / largestFamily)
    return part === 0 ? key : `${key}|${part + 1}`
  }
}

/** Gives a number that was used before in the sheet its distinguishing code as an ending. */
export function numberCounter(): (supplier: string, number: string, code: string) => string {
  const seen = new Set<string>()
  return (supplier, number, code) => {
    for (let n = 0; ; n++) {
      const ending = n === 0 ? '' : n === 1 ? ` (${code})` : ` (${code}-${n})`
      const tried = `${number}${ending}`
      const key = `${supplier}\n${tried}`
      if (!seen.has(key)) {
        seen.add(key)
        return tried
      }
    }
  }
}
