import { idFrom } from '@cusp/kernel'
import { describe, expect, it } from 'vitest'
import type { Clinic } from '../account'
import { isApproved, maySubmit, missingField, needsCertificate, submitted } from './submission'

const clinic: Clinic = {
  id: idFrom('c1'),
  name: 'Harbour Dental',
  contactName: 'Dr Lee',
  province: 'HK',
  city: '',
  district: 'HK-sha-tin',
  street: '1 Road',
  address: '2/F',
  status: 'notSubmitted',
  reason: '',
  isHkCustomer: true,
  certificateExpiresOn: null,
  approvedUntil: null,
  mayPayByCheque: false,
  hasCredit: false,
  certificateFileId: 'f1',
  invitationCode: '',
  createdAt: new Date(0),
  submittedAt: null,
}

describe('a clinic that submits itself', () => {
  it('may do so only before review, after a rejection or when a new certificate was asked for', () => {
    expect(
      (['notSubmitted', 'underReview', 'rejected', 'approved', 'certificateExpired'] as const).filter(maySubmit),
    ).toEqual(['notSubmitted', 'rejected', 'certificateExpired'])
  })

  it('may change everything at first, names after a rejection, and nothing but its certificate later', () => {
    const typed = { name: 'New name', contactName: 'New contact', street: 'New street' }
    expect(submitted(clinic, typed)).toMatchObject(typed)
    expect(submitted({ ...clinic, status: 'rejected' }, typed)).toMatchObject({ name: 'New name', street: '1 Road' })
    expect(submitted({ ...clinic, status: 'certificateExpired' }, typed)).toMatchObject({ name: 'Harbour Dental' })
  })

  it('needs a certificate unless a rejected one is on file', () => {
    expect(needsCertificate({ ...clinic, certificateFileId: null })).toBe(true)
    expect(needsCertificate({ ...clinic, status: 'rejected' })).toBe(false)
    expect(needsCertificate({ ...clinic, status: 'certificateExpired' })).toBe(true)
  })

  it('needs names and a street or a unit', () => {
    expect(missingField({ ...clinic, name: '' })).toBe('companyName')
    expect(missingField({ ...clinic, contactName: '' })).toBe('name')
    expect(missingField({ ...clinic, street: '' })).toBeUndefined()
    expect(missingField({ ...clinic, street: '', address: '' })).toBe('street')
  })

  it('keeps its approval while a new certificate is awaited', () => {
    const [now, later] = [new Date('2026-03-01'), new Date('2026-03-02')]
    expect(isApproved('approved', null, now)).toBe(true)
    for (const status of ['certificateExpired', 'underReview']) {
      expect(isApproved(status, later, now)).toBe(true)
      expect(isApproved(status, now, later)).toBe(false)
    }
    expect(isApproved('certificateExpired', null, now)).toBe(true)
    expect(isApproved('underReview', null, now)).toBe(false)
    expect(isApproved('rejected', later, now)).toBe(false)
    expect(isApproved('notSubmitted', later, now)).toBe(false)
  })
})
