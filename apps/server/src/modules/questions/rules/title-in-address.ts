/** The end of a page's address: what is left of an English name in lower case, digits and hyphens. */
export const titleInAddress = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '') || 'questions'
