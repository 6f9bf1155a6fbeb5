import { buttonClass, classNames, Field } from '@cusp/ui'
import { FileUp } from 'lucide-react'
import { useState } from 'react'
import { useWords } from '../../platform/words'
import type { AccountProblem } from './checks'

/** Chooses a file and says at once when it cannot be taken; the server looks at it again. */
export function FileField({
  label,
  hint,
  name,
  accept,
  problemOf,
  error,
}: {
  label: string
  hint: string
  name: string
  accept: readonly string[]
  problemOf: (file: File | undefined) => AccountProblem | undefined
  error: string | undefined
}) {
  const say = useWords()
  const [chosen, setChosen] = useState<{ name: string; problem: AccountProblem | undefined }>()
  const shownError = chosen ? chosen.problem && say(`account.errors.${chosen.problem}`) : error
  return (
    <Field label={label} hint={hint} error={shownError}>
      {(control) => (
        <div
          className={classNames(
            'relative flex flex-wrap items-center gap-3 rounded-md border border-dashed bg-canvas p-3 focus-within:border-focus hover:border-primary',
            shownError ? 'border-danger' : 'border-line-strong',
          )}
        >
          <span aria-hidden className={buttonClass({ variant: 'secondary', size: 'sm' })}>
            <FileUp aria-hidden />
            {say('account.chooseFile')}
          </span>
          <span className="min-w-0 flex-1 truncate text-sm text-ink-soft">
            {chosen && !chosen.problem && say('account.certificateChosen', { name: chosen.name })}
          </span>
          <input
            {...control}
            type="file"
            name={name}
            accept={accept.join(',')}
            className="absolute inset-0 size-full cursor-pointer opacity-0"
            onChange={(event) => {
              const input = event.currentTarget
              const [file] = input.files ?? []
              const problem = problemOf(file)
              setChosen(file && { name: file.name, problem })
              // A file that cannot be taken must not be sent either.
              if (problem) input.value = ''
            }}
          />
        </div>
      )}
    </Field>
  )
}
