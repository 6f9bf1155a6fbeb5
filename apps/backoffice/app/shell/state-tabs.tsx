import { Badge, Grid, Select, Tabs } from 'antd'
import { useWords } from '../platform/words'

type State<K extends string> = {
  readonly key: K
  readonly says: string
  readonly count?: number
  /** What is counted waits for somebody. */
  readonly isUrgent?: boolean
}

/** Chooses one state of a list, or all: tabs in as many lines as they need, one field on a phone. */
export function StateTabs<K extends string>({
  label,
  chosen,
  states,
  onChoose,
}: {
  readonly label: string
  readonly chosen: K | undefined
  readonly states: readonly State<K>[]
  onChoose(state: K | undefined): void
}) {
  const t = useWords()
  const isPhone = Grid.useBreakpoint().md === false
  const choose = (key: string): void => onChoose(states.find((state) => state.key === key)?.key)
  const all = { key: 'all', says: t('common.all') }
  if (isPhone) {
    return (
      <Select
        aria-label={label}
        value={chosen ?? all.key}
        style={{ width: '100%' }}
        onChange={choose}
        options={[all, ...states].map((state: State<string>) => ({
          value: state.key,
          label: state.count ? `${state.says} (${state.count})` : state.says,
        }))}
      />
    )
  }
  return (
    <Tabs
      className="lines-of-tabs"
      tabBarGutter={16}
      activeKey={chosen ?? all.key}
      onChange={choose}
      items={[all, ...states].map(({ key, says, count = 0, isUrgent = false }: State<string>) => ({
        key,
        label: (
          <>
            {says}
            <Badge
              count={count}
              size="small"
              overflowCount={9999}
              {...(isUrgent ? {} : { color: 'var(--ant-color-text-tertiary)' })}
              style={{ marginInlineStart: 6 }}
            />
          </>
        ),
      }))}
    />
  )
}
