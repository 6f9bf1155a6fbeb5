import type { catalogue } from '@cusp/contract'
import { editedText, noText } from '../../shell/edited-text'
import type { ProductTyped } from './product-form'

/** What goes to the server: the typed fields, with Simplified texts kept where their Traditional source did not change. */
export function savedProduct(
  before: Pick<catalogue.AdminProduct, 'name' | 'sellingPoint' | 'detailHtml' | 'parameters' | 'documents'>,
  typed: ProductTyped,
) {
  const was = (index: number) => before.parameters[index] ?? { name: noText, value: noText }
  const named = (path: string) => before.documents.find((document) => document.path === path)?.name ?? noText
  return {
    ...typed,
    name: editedText(before.name, typed.name),
    sellingPoint: editedText(before.sellingPoint, typed.sellingPoint),
    detailHtml: editedText(before.detailHtml, typed.detailHtml),
    parameters: (typed.parameters ?? []).map((parameter, index) => ({
      name: editedText(was(index).name, parameter.name),
      value: editedText(was(index).value, parameter.value),
    })),
    documents: (typed.documents ?? []).map(({ path, name }) => ({ path, name: editedText(named(path), name) })),
    bundle: (typed.bundle ?? []).map(({ variantId, quantity }) => ({ variantId, quantity })),
  }
}
