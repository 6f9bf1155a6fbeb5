import type { Say } from '../../platform/words'

type Sold = { readonly standard: string; readonly unit: string; readonly containerQuantity: number }

/** What one of a variant is: "100 per box", "Sold by the bottle"; nothing where its specification says so already. */
export function contentsOf({ standard, unit, containerQuantity: count }: Sold, say: Say): string | undefined {
  if (unit !== '' && saysNumber(standard, count) && standard.toLowerCase().includes(unit.toLowerCase()))
    return undefined
  if (count > 1) return unit === '' ? say('product.contains', { count }) : say('product.contents', { count, unit })
  return unit === '' ? undefined : say('product.soldByUnit', { unit })
}

/** Whether a text has this very number, with or without separators of thousands. */
function saysNumber(text: string, number: number): boolean {
  const numbers = text.match(/\d+(?:,\d{3})*(?:\.\d+)?/g) ?? []
  return numbers.some((found) => Number(found.replaceAll(',', '')) === number)
}
