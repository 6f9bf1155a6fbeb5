import { operators, type Permission } from '@cusp/contract'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { createContext, useContext } from 'react'
import { ask, isSignedOut, selfKey } from './answers'
import { useWords } from './words'

export type Self = operators.OperatorSelf

async function whoAmI(): Promise<Self | null> {
  try {
    return await ask(operators.getOperatorSelf, {})
  } catch (error) {
    if (isSignedOut(error)) return null
    throw error
  }
}

/** The signed-in operator; null when nobody is. */
export const useSelfQuery = (): UseQueryResult<Self | null> =>
  useQuery({ queryKey: selfKey, queryFn: whoAmI, staleTime: 60_000 })

export const SelfContext = createContext<Self | undefined>(undefined)

export function useSelf(): Self {
  const self = useContext(SelfContext)
  if (!self) throw new Error('only the pages behind the login know the operator')
  return self
}

export type Leave = {
  readonly isAllowed: boolean /** Why not, as a sentence; empty when allowed. */
  readonly why: string
}

/** Whether the operator may do something. The server decides again; this is so that buttons can explain themselves. */
export function useMay(): (permission: Permission) => Leave {
  const self = useSelf()
  const t = useWords()
  return (permission) =>
    self.permissions.includes(permission)
      ? { isAllowed: true, why: '' }
      : { isAllowed: false, why: t('common.notPermitted', { role: t(`roles.${self.role}`) }) }
}
