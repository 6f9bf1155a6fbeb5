import { accounts } from '@cusp/contract'
import { defaultAreaCode, isPhone } from '@cusp/kernel'
import { Failed, useCase } from '../../../platform/use-case'
import { addAddress } from '../../addresses'
import { keepCertificate } from '../certificates'
import { clinicFields, regionFieldAtFault } from '../clinic-form'
import { checkRegistration, register } from '../registration'
import { missingField } from '../rules/submission'
import { submitForReview } from '../submitting'

export const registerWithClinic = useCase(accounts.registerWithClinic, async (call, input) => {
  const { fail, now, files } = call
  const fields = clinicFields(input)
  const field = missingField(fields) ?? regionFieldAtFault(fields)
  if (field) return fail('notUnderstood', { field })
  // A phone beside an email is the clinic's contact for deliveries.
  if (input.phone && !isPhone(input.areaCode ?? defaultAreaCode, input.phone))
    return fail('notUnderstood', { field: 'phone' })
  const upload = files.businessLicense?.[0]
  if (!upload) return fail('certificateMissing', { field: 'businessLicense' })

  const checked = await checkRegistration(call, input)
  if (checked instanceof Failed) return checked
  // Decoding a picture is work, so it is done for those whose code was right.
  const certificate = await keepCertificate(call, upload)
  if (certificate === 'fileBroken') return fail('fileBroken', { field: 'businessLicense' })

  return register(call, input, checked, fields.contactName, async (tx, account, clinic) => {
    await submitForReview(tx, clinic, fields, { certificate, by: fields.contactName, now })
    if (!input.saveaddress) return
    const { contactName, name: _, ...place } = fields
    const contact = {
      name: contactName,
      areaCode: account.areaCode || (input.areaCode ?? defaultAreaCode),
      phone: account.phone || (input.phone ?? ''),
    }
    await addAddress(tx, clinic.id, { ...contact, ...place }, { isDefault: true, now })
  })
})
