import type { Say } from './words'

/** The document's title; React puts the element into the head. */
export const titleOf = (say: Say, title: string): string => say('shell.titleOf', { title })
