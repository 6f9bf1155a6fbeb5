/** The delivery methods that a form of the confirmation chose: its fields are named `express <store>`. */
export function expressFrom(form: FormData): { storeId: string; expressId: string }[] {
  return [...form.entries()].flatMap(([name, value]) => {
    const storeId = /^express ([\w-]{1,64})$/.exec(name)?.[1]
    return storeId !== undefined && typeof value === 'string' && value !== '' ? [{ storeId, expressId: value }] : []
  })
}

export const expressField = (storeId: string): string => `express ${storeId}`
