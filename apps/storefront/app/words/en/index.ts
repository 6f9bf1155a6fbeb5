import { browse } from './browse'
import { clinic } from './clinic'

/** All sentences in English: the measure of the other languages. */
export const words = { ...browse, ...clinic } as const
