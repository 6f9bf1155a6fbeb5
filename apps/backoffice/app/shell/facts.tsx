import { Descriptions, type DescriptionsProps } from 'antd'

type FactsProps = {
  readonly items: NonNullable<DescriptionsProps['items']>
  /** In two columns where there is room. */
  readonly isWide?: boolean
  /** Amounts, which end at the same edge. */
  readonly isMoney?: boolean
}

/** Labels and what they stand for, in aligned columns. */
export function Facts({ items, isWide = false, isMoney = false }: FactsProps) {
  return (
    <Descriptions
      size="small"
      colon={false}
      column={isWide ? { xs: 1, md: 2 } : 1}
      items={items}
      styles={{
        label: { width: 124, flex: 'none', paddingInlineEnd: 8 },
        content: isMoney ? { justifyContent: 'flex-end', fontVariantNumeric: 'tabular-nums' } : {},
      }}
    />
  )
}
