export type { Judged, Problem, WantedLine } from './cart'
export type { Added } from './operations'
export {
  addLines,
  cartCount,
  failureOf,
  lineProblem,
  linesInCart,
  mostOf,
  removeBought,
  selectedLines,
} from './operations'
