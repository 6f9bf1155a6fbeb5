import { accounts } from '@cusp/contract'
import { useCase } from '../../../platform/use-case'
import { placeName } from '../../addresses'
import { findLocked } from '../locking'
import { clinicDetail } from '../present'
import { findChanges, findClinic, findHistory, findPeople, findSubmission } from '../store/clinics'
import { findCertificate } from '../store/files'

export const getClinic = useCase(accounts.getClinic, async ({ read, language, now, fail }, { id }) => {
  const clinic = await findClinic(read, id)
  if (!clinic) return fail('notFound')
  const [people, history, changes, submission, certificate] = await Promise.all([
    findPeople(read, [id]),
    findHistory(read, id),
    findChanges(read, id, 'others'),
    findSubmission(read, id),
    clinic.certificateFileId === null ? undefined : findCertificate(read, clinic.certificateFileId, id),
  ])
  const locked = await findLocked(read, people, now)
  const nameOf = (code: string): string => placeName(code, language)
  const names = {
    province: nameOf(clinic.province),
    city: nameOf(clinic.city),
    district: nameOf(clinic.district),
  }
  return clinicDetail({ ...clinic, submission }, people, { names, certificate, history, changes, locked, nameOf, now })
})
