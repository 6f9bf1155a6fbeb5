import { Button, Dialog, RadioGroup } from '@cusp/ui'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useWords } from '../../platform/words'
import type { Facet } from './facet'

/** All choices of one filter, to be confirmed or left as they were (spec A41). */
export function FilterDialog({
  title,
  anyLabel,
  facets,
  chosenId = '',
  pathOf,
  onClose,
}: {
  title: string
  /** What stands for no choice. */
  anyLabel: string
  facets: readonly Facet[]
  chosenId: string | undefined
  /** The address with a choice, or with none. */
  pathOf: (facet: Facet | undefined) => string
  onClose: () => void
}) {
  const say = useWords()
  const navigate = useNavigate()
  const [value, setValue] = useState(chosenId)
  function confirm(): void {
    onClose()
    if (value !== chosenId) void navigate(pathOf(facets.find(({ id }) => id === value)))
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      closeLabel={say('shell.close')}
      size="sm"
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {say('search.cancel')}
          </Button>
          <Button onClick={confirm}>{say('search.confirm')}</Button>
        </>
      }
    >
      <RadioGroup
        label={title}
        labelHidden
        name="filter"
        value={value}
        onChange={setValue}
        options={[
          { value: '', label: anyLabel },
          ...facets.map(({ id, name, count }) => ({ value: id, label: `${name} (${count})` })),
        ]}
      />
    </Dialog>
  )
}
