import type { Fetcher } from 'react-router'

/**
 * Whether what was sent has not been answered. An answer comes before the page around it has loaded anew: whoever has put right
 * what was refused may send it again at once, and a press in that moment is not lost.
 */
export const awaitsAnswer = ({ state }: Pick<Fetcher, 'state'>): boolean => state === 'submitting'
