/** A number as a phone dials it. */
export const telephone = (number: string): string => `tel:${number.replace(/[^+\d]/g, '')}`
