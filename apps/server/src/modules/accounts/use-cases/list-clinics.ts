import { accounts } from '@cusp/contract'
import { useCase } from '../../../platform/use-case'
import { placeName } from '../../addresses'
import { clinicRow } from '../present'
import { countWaiting, findClinics, findPeople } from '../store/clinics'
import { readSettings } from '../store/settings'

export const listClinics = useCase(accounts.listClinics, async ({ read, language }, input) => {
  const { pageIndex, pageSize, keyword, authStatus, submission } = input
  const page = { limit: pageSize, offset: (pageIndex - 1) * pageSize }
  const { clinics, total } = await findClinics(read, { keyword, status: authStatus, submission }, page)
  const people = await findPeople(
    read,
    clinics.map(({ id }) => id),
  )
  const awaiting = await countWaiting(read)
  const { certificateNoticeDays } = await readSettings(read)
  return {
    list: clinics.map((clinic) =>
      clinicRow(
        clinic,
        people.filter(({ clinicId }) => clinicId === clinic.id),
        placeName(clinic.district || clinic.city, language),
      ),
    ),
    totalCount: total,
    totalPage: Math.ceil(total / pageSize),
    awaitingReview: awaiting.new + awaiting.resubmitted + awaiting.replaced,
    awaiting,
    certificateNoticeDays,
  }
})
