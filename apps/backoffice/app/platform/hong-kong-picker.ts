import { hongKongTime } from '@cusp/kernel'
import dayjs, { type Dayjs } from 'dayjs'

/** Hong Kong keeps one time all year. */
const offset = '+08:00'

/** What a date picker shows for a moment: Hong Kong's clock, wherever the operator sits. */
export const pickedFrom = (at: Date | null): Dayjs | null => (at ? dayjs(hongKongTime(at)) : null)

/** The moment that Hong Kong's clock shows what was picked. */
export const momentOf = (picked: Dayjs | null | undefined): Date | null =>
  picked ? new Date(`${picked.format('YYYY-MM-DDTHH:mm')}:00${offset}`) : null
