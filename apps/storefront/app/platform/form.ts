/** What was typed into a field; empty when the form has no such field or a file in its place. */
export function textOf(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value.trim() : ''
}

/** The file that was chosen; an empty file input sends a file without name and bytes. */
export function fileOf(form: FormData, name: string): File | undefined {
  const value = form.get(name)
  return value instanceof File && value.size > 0 ? value : undefined
}

/** Sentences by the name of the field that they are about. */
export type FieldErrors = Readonly<Record<string, string | undefined>>

export const hasErrors = (errors: FieldErrors): boolean => Object.values(errors).some((error) => error !== undefined)
