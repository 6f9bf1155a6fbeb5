import { type InputOf as InputOfSchema, Refused } from '@cusp/client'
import { type Endpoint, type FileRules, failureSentence } from '@cusp/contract'
import {
  keepPreviousData,
  MutationCache,
  QueryCache,
  QueryClient,
  type UseQueryResult,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { App } from 'antd'
import { api } from './api'
import { currentLanguage, useLanguage } from './language'
import { currentWords } from './words'

export type InputOf<E extends Endpoint> = InputOfSchema<E['input']>
/** Files of a call, by field. */
export type FilesGiven = Readonly<Record<string, readonly File[]>>
export type AnswerOf<E extends Endpoint> = ReturnType<E['output']['decode']>

/** The key under which the signed-in operator is kept; null means that nobody is signed in. */
export const selfKey = ['operator'] as const

export const isSignedOut = (error: unknown): boolean => error instanceof Refused && error.isLoginRequired

function noticeSignedOut(error: unknown): void {
  if (isSignedOut(error)) answers.setQueryData(selfKey, null)
}

/** Refusals are answers: only a wire that failed is worth a second try. */
const isWorthRepeating = (count: number, error: unknown): boolean =>
  count < 2 && (!(error instanceof Refused) || error.failure === 'busy')

export const answers = new QueryClient({
  queryCache: new QueryCache({ onError: noticeSignedOut }),
  mutationCache: new MutationCache({ onError: noticeSignedOut }),
  defaultOptions: {
    // Others work on the same records: what is opened again is asked for again, however lately it was seen.
    queries: { retry: isWorthRepeating, staleTime: 0, refetchOnWindowFocus: true },
  },
})

export const ask = <E extends Endpoint>(entry: E, input: InputOf<E>, files?: FilesGiven): Promise<AnswerOf<E>> =>
  // What the schema decodes to is its output; the compiler cannot see it while the entry is open.
  api().call<E['access'], E['input'], E['output'], E['failures'][number], FileRules>(entry, input, files) as Promise<
    AnswerOf<E>
  >

type Asking<A> = {
  /** Asks again after so many milliseconds; given the last answer where that decides. */
  readonly everyMs?: number | ((last: A | undefined) => number | false)
}

/** What the shop answers to a question; kept by question and language, the last answer stays while the next is on its way. */
export function useAnswer<E extends Endpoint>(
  entry: E,
  input: InputOf<E>,
  { everyMs }: Asking<AnswerOf<E>> = {},
): UseQueryResult<AnswerOf<E>> {
  const language = useLanguage()
  return useQuery<AnswerOf<E>>({
    queryKey: [entry.path, input, language],
    queryFn: () => ask(entry, input),
    refetchInterval: (query) => (typeof everyMs === 'function' ? everyMs(query.state.data) : (everyMs ?? false)),
    placeholderData: keepPreviousData,
  })
}

/** The sentence of whatever went wrong, in the operator's language. */
export function sentenceOf(error: unknown): string {
  if (!(error instanceof Refused)) return currentWords()('common.wireFailed')
  if (error.failure !== 'notUnderstood') return error.message
  // Not the refusal's own words: refused before anything was sent, they are a library's.
  const sentence = failureSentence('notUnderstood', currentLanguage())
  return error.detail.field ? `${sentence} (${error.detail.field})` : sentence
}

/** Asks for something once, when it is wanted; undefined when it was refused, which the operator has been told. */
export function useAskedOnce<E extends Endpoint>(entry: E): (input: InputOf<E>) => Promise<AnswerOf<E> | undefined> {
  const { message } = App.useApp()
  return async (input) => {
    try {
      return await ask(entry, input)
    } catch (error) {
      noticeSignedOut(error)
      void message.error(sentenceOf(error))
      return undefined
    }
  }
}

type Acting<E extends Endpoint> = {
  /** Shown when it has worked. */
  readonly says?: string
  onDone?(answer: AnswerOf<E>): void
  /** True when the screen itself shows the refusal. */
  onRefused?(refusal: Refused): boolean
}

/** Does something in the shop; afterwards every list and detail on screen asks again. */
export function useAct<E extends Endpoint>(entry: E, { says, onDone, onRefused }: Acting<E> = {}) {
  const { message } = App.useApp()
  const client = useQueryClient()
  const mutation = useMutation<AnswerOf<E>, Error, { input: InputOf<E>; files?: FilesGiven }>({
    mutationFn: ({ input, files }) => ask(entry, input, files),
    onSuccess: async (answer) => {
      if (says) void message.success(says)
      onDone?.(answer)
      await client.invalidateQueries({ predicate: (query) => query.queryKey[0] !== selfKey[0] })
    },
    onError: (error) => {
      if (error instanceof Refused && onRefused?.(error)) return
      void message.error(sentenceOf(error))
    },
  })
  return {
    isActing: mutation.isPending,
    /** True when it has worked; the operator has been told otherwise. */
    act: async (input: InputOf<E>, files?: FilesGiven): Promise<boolean> => {
      try {
        await mutation.mutateAsync(files ? { input, files } : { input })
        return true
      } catch {
        return false
      }
    },
  }
}
