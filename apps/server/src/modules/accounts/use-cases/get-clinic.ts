import { accounts } from '@cusp/contract'
import { useCase } from '../../../platform/use-case'
import { placeName } from '../../addresses'
import { clinicDetail } from '../present'
import { findClinic, findHistory, findPeople } from '../store/clinics'
import { findCertificate } from '../store/files'

export const getClinic = useCase(accounts.getClinic, async ({ read, language, fail }, { id }) => {
  const clinic = await findClinic(read, id)
  if (!clinic) return fail('notFound')
  const [people, history, certificate] = await Promise.all([
    findPeople(read, [id]),
    findHistory(read, id),
    clinic.certificateFileId === null ? undefined : findCertificate(read, clinic.certificateFileId, id),
  ])
  const names = {
    province: placeName(clinic.province, language),
    city: placeName(clinic.city, language),
    district: placeName(clinic.district, language),
  }
  return clinicDetail(clinic, people, { names, certificate, history })
})
