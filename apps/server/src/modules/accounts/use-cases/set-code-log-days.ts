import { codeLog } from '@cusp/contract'
import { useCase } from '../../../platform/use-case'
import { putCodeLogDays } from '../store/code-requests'

export const setCodeLogDays = useCase(codeLog.setCodeLogDays, ({ write, about }, { days }) =>
  write(async (tx) => {
    about('code log')
    await putCodeLogDays(tx, days)
    return null
  }),
)
