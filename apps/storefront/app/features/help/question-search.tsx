import { Button, TextField } from '@cusp/ui'
import { Search } from 'lucide-react'
import { Form } from 'react-router'
import { paths } from '../../paths'
import { useWords } from '../../platform/words'

/** Looks through all questions. */
export function QuestionSearch({ words = '' }: { words?: string }) {
  const say = useWords()
  return (
    <Form action={paths.questions()} role="search" aria-label={say('help.questionWords')} className="flex gap-2">
      <TextField
        // The address may change without this field: back, forward, another search.
        key={words}
        type="search"
        name="words"
        label={say('help.questionWords')}
        labelHidden
        placeholder={say('help.questionWords')}
        maxLength={60}
        defaultValue={words}
        start={<Search aria-hidden />}
        className="min-w-0 flex-1"
      />
      <Button type="submit">{say('help.questionSearch')}</Button>
    </Form>
  )
}
