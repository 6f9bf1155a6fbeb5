import { clinics } from '@cusp/contract'
import { useCase } from '../../../platform/use-case'
import { putCertificateNotice, readSettings } from '../store/settings'

export const setCertificateNotice = useCase(clinics.setCertificateNotice, ({ write, about }, { days }) =>
  write(async (tx) => {
    const { certificateNoticeDays } = await readSettings(tx)
    about('certificates', { days: certificateNoticeDays })
    await putCertificateNotice(tx, days)
    return null
  }),
)
