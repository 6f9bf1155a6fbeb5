import type { FailureName } from '@cusp/contract'

/** What a page does about a refusal. `say` shows the server's sentence. */
export type Reaction = 'logIn' | 'completeClinic' | 'notFound' | 'say'

const reactions: Partial<Record<FailureName, Reaction>> = {
  loginRequired: 'logIn',
  sessionRevoked: 'logIn',
  clinicNotReady: 'completeClinic',
  productGone: 'notFound',
  notFound: 'notFound',
  orderNotFound: 'notFound',
  paymentNotFound: 'notFound',
  // What an address says is what its visitor typed or followed.
  notUnderstood: 'notFound',
}

export const onRefusal = (failure: FailureName): Reaction => reactions[failure] ?? 'say'

/** What an error boundary is told of a refusal. */
export type Refusal = {
  readonly failure: FailureName
  readonly message: string
  readonly field?: string | undefined
  readonly lines?: readonly { readonly id: string; readonly failure: string; readonly says: string }[] | undefined
}

export const isRefusal = (thing: unknown): thing is Refusal =>
  typeof thing === 'object' && thing !== null && 'failure' in thing && 'message' in thing
