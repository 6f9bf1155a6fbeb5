import { idFrom, type VariantId } from '@cusp/kernel'

const field = /^pieces\.([\w-]{1,64})$/

/** The pieces that a form asks for, from its fields named `pieces.<variant id>`. */
export function picksFrom(form: FormData): { searchProductId: VariantId; count: number }[] {
  return [...form].flatMap(([name, value]) => {
    const id = field.exec(name)?.[1]
    const count = typeof value === 'string' && /^\d{1,7}$/.test(value.trim()) ? Number(value) : 0
    return id !== undefined && count > 0 ? [{ searchProductId: idFrom<'Variant'>(id), count }] : []
  })
}
