import type { Clinic, ClinicFields } from '../account'

/** What is written down of a clinic, as its changes are kept. */
export const detailsOf = (clinic: ClinicFields & Pick<Clinic, 'isHkCustomer'>) => ({
  name: clinic.name,
  contactName: clinic.contactName,
  province: clinic.province,
  city: clinic.city,
  district: clinic.district,
  street: clinic.street,
  address: clinic.address,
  isHkCustomer: clinic.isHkCustomer,
})
