import { accounts } from '@cusp/contract'
import { useCase } from '../../../platform/use-case'
import { keepCertificate } from '../certificates'
import { clinicFields, regionFieldAtFault } from '../clinic-form'
import { maySubmit, missingField, needsCertificate, submitted } from '../rules/submission'
import { changeAccount } from '../store/accounts'
import { findClinic } from '../store/clinics'
import { submitForReview } from '../submitting'

export const submitClinic = useCase(accounts.submitClinic, async (call, input) => {
  const { actor, now, read, write, fail, files } = call
  const clinic = await findClinic(read, actor.clinicId)
  if (!clinic || !maySubmit(clinic.status)) return fail('clinicNotEditable')

  const fields = submitted(clinic, clinicFields(input))
  const field = missingField(fields) ?? regionFieldAtFault(fields)
  if (field) return fail('notUnderstood', { field })
  const upload = files.businessLicense?.[0]
  if (!upload && needsCertificate(clinic)) return fail('certificateMissing', { field: 'businessLicense' })

  const certificate = upload && (await keepCertificate(call, upload))
  if (certificate === 'fileBroken') return fail('fileBroken', { field: 'businessLicense' })

  return write(async (tx) => {
    const by = actor.name || fields.contactName
    if (!(await submitForReview(tx, clinic, fields, { certificate, by, now }))) return fail('clinicNotEditable')
    if (actor.name === '') await changeAccount(tx, actor.accountId, { name: fields.contactName })
    return { authStatus: 'underReview' as const }
  })
})
