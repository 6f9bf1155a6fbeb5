import type { catalogue } from '@cusp/contract'
import type { CategoryId, LocalizedText } from '@cusp/kernel'

type Choice = { readonly value: CategoryId; readonly label: string }

/** Categories as one list in tree order, each child named after its parent. */
export function categoryChoices(
  categories: readonly catalogue.AdminCategory[],
  say: (text: LocalizedText) => string,
): Choice[] {
  const byPosition = (a: catalogue.AdminCategory, b: catalogue.AdminCategory) => a.position - b.position
  const under = (parent: CategoryId | null) =>
    categories.filter((category) => category.parentId === parent).sort(byPosition)
  return under(null).flatMap((parent) => [
    { value: parent.id, label: say(parent.name) },
    ...under(parent.id).map((child) => ({ value: child.id, label: `${say(parent.name)} › ${say(child.name)}` })),
  ])
}
