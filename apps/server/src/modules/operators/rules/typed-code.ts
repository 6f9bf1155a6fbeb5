export type TypedCode = { readonly kind: 'digits' | 'recovery'; readonly code: string }

/** Letters and digits that nobody mixes up when reading them from paper. */
export const recoveryLetters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
export const recoveryLength = 24

const recoveryShape = new RegExp(`^[${recoveryLetters}]{${recoveryLength}}$`)

/** What somebody means who types six digits or a recovery code; undefined when it can be neither. */
export function readTyped(text: string): TypedCode | undefined {
  const code = text.replace(/[\s-]/g, '').toUpperCase()
  if (/^\d{6}$/.test(code)) return { kind: 'digits', code }
  return recoveryShape.test(code) ? { kind: 'recovery', code } : undefined
}

/** `ABCDEF-GHJKLM-…`: in groups, as it is easiest to write down. */
export const inGroups = (code: string): string => code.match(/.{1,6}/g)?.join('-') ?? code
