import { Converter } from 'opencc-js/t2cn'

const known = new Map<string, string>()
let convert: ((text: string) => string) | undefined

/**
 * One Chinese character in the script that documents and queries are compared in. Traditional is folded to Simplified
 * because that way is many to one: 發 and 髮 both meet 发, whichever script was typed. Never for showing.
 */
export function foldHan(character: string): string {
  const found = known.get(character)
  if (found !== undefined) return found
  convert ??= Converter({ from: 'hk', to: 'cn' })
  const folded = convert(character)
  known.set(character, folded)
  return folded
}
