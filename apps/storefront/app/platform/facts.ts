import { createContext, useContext } from 'react'

/** Takes a fact about the page that is being rendered. */
export type TakeFact = (fact: Readonly<Record<string, unknown>>) => void

/** Given by the server alone. */
export const FactsContext = createContext<TakeFact | undefined>(undefined)

/** Says a fact about the page in the form that search engines read; the server writes it behind the page. */
export function useFact(fact: Readonly<Record<string, unknown>>): void {
  useContext(FactsContext)?.(fact)
}
