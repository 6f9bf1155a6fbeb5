import { avatarFile, certificateFile } from '@cusp/contract'
import { describe, expect, it } from 'vitest'
import {
  avatarProblem,
  certificateBytes,
  certificateProblem,
  clinicAddressProblems,
  clinicProblems,
  codeProblem,
  contactProblems,
  isSound,
  passwordChangeProblems,
  passwordProblems,
  targetProblems,
} from './checks'

const account = { by: 'email', email: 'desk@smile.dentist', areaCode: '+852', phone: '' }
const clinic = {
  companyName: 'Harbour Dental',
  name: 'Mei Lam',
  province: 'HK',
  city: '',
  district: 'HK-wan-chai',
  street: '88 Lockhart Road',
  address: '12/F',
}
const paper = { size: 1000, type: 'application/pdf' }

describe('the account of a registration', () => {
  it.each([
    ['an email that is missing', { ...account, email: '' }, { email: 'emailMissing' }],
    ['an email without a domain', { ...account, email: 'desk@smile' }, { email: 'emailWrong' }],
    ['nothing in a dentist’s email', account, { email: undefined }],
    ['a phone that is missing', { ...account, by: 'phone' }, { phone: 'phoneMissing' }],
    ['a Hong Kong number with 7 digits', { ...account, by: 'phone', phone: '5123456' }, { phone: 'phoneWrong' }],
    ['nothing in a Hong Kong number', { ...account, by: 'phone', phone: '51234567' }, { phone: undefined }],
    [
      'an area code that the shop does not know',
      { by: 'phone', email: '', areaCode: '+44', phone: '51234567' },
      { phone: 'phoneWrong' },
    ],
  ] as const)('finds %s', (_, typed, found) => {
    expect(targetProblems(typed)).toEqual(found)
  })

  it('asks for six digits as the code', () => {
    expect(codeProblem('12345')).toBe('codeMissing')
    expect(codeProblem('12345a')).toBe('codeMissing')
    expect(codeProblem('123456')).toBeUndefined()
  })
})

describe('a new password', () => {
  it.each([
    ['', '', { password: 'passwordMissing', repassword: undefined }],
    ['abcdef', 'abcdef', { password: 'passwordShape', repassword: undefined }],
    ['abc12', 'abc12', { password: 'passwordShape', repassword: undefined }],
    ['a1234567890123456', 'a1234567890123456', { password: 'passwordShape', repassword: undefined }],
    ['abc123', 'abc124', { password: undefined, repassword: 'passwordsDiffer' }],
    ['abc123', 'abc123', { password: undefined, repassword: undefined }],
  ] as const)('%j repeated as %j', (password, repassword, found) => {
    expect(passwordProblems({ password, repassword }, 'spec')).toEqual(found)
  })

  it('needs length and nothing else where the shop follows ASVS', () => {
    const problem = (password: string) => passwordProblems({ password, repassword: password }, 'asvs').password
    expect(problem('abc1234')).toBe('passwordLength')
    expect(problem('four words and no digit')).toBeUndefined()
    expect(problem('x'.repeat(65))).toBe('passwordLength')
  })
})

describe('a change of password', () => {
  it.each([
    [['abc', 'abc123', 'abc123'], { oldPassword: 'oldPasswordShape' }],
    [['abc123', 'abc', 'abc'], { newPassword: 'newPasswordShort' }],
    [['abc123', 'abcdef', 'abcdef'], { newPassword: 'passwordShape' }],
    [['abc123', 'abc124', 'abc125'], { confirmPassword: 'passwordsDiffer' }],
    [['abc123', 'abc124', 'abc124'], {}],
  ] as const)('%j', ([oldPassword, newPassword, confirmPassword], found) => {
    const problems = passwordChangeProblems({ oldPassword, newPassword, confirmPassword }, 'spec')
    expect(Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem))).toEqual(found)
  })
})

describe('a person’s picture', () => {
  it('is a JPEG or PNG of at most 2 MB', () => {
    expect(avatarProblem({ size: 10, type: 'image/webp' })).toBe('avatarNotAccepted')
    expect(avatarProblem({ size: certificateBytes + 1, type: 'image/png' })).toBe('fileTooLarge')
    expect(avatarProblem({ size: 10, type: 'image/jpeg' })).toBeUndefined()
    expect(avatarFile.atMostBytes).toBe(certificateBytes)
  })
})

describe('the clinic of a registration', () => {
  it('is sound with everything given', () => {
    expect(isSound(clinicProblems(clinic, paper))).toBe(true)
  })

  it.each([
    ['companyName', 'companyNameMissing'],
    ['name', 'nameMissing'],
    ['province', 'regionMissing'],
    ['district', 'regionMissing'],
    ['street', 'streetMissing'],
    ['address', 'unitMissing'],
  ] as const)('needs its %s', (field, problem) => {
    expect(clinicProblems({ ...clinic, [field]: '' }, paper)[field]).toBe(problem)
  })

  it('needs a phone for deliveries when it registers by email', () => {
    const typed = { contactAreaCode: '+852', contactPhone: '' }
    expect(contactProblems({ ...typed, by: 'email' })).toEqual({ contactPhone: 'phoneMissing' })
    expect(contactProblems({ ...typed, by: 'phone' })).toEqual({})
    expect(isSound(contactProblems({ ...typed, by: 'email', contactPhone: '61234567' }))).toBe(true)
  })

  it('needs its certificate, of a kind and size that the server takes', () => {
    expect(clinicProblems(clinic, undefined).businessLicense).toBe('certificateMissing')
    expect(certificateProblem({ size: certificateBytes + 1, type: 'image/png' })).toBe('fileTooLarge')
    expect(certificateProblem({ size: 10, type: 'text/html' })).toBe('fileNotAccepted')
    expect(certificateProblem({ size: certificateBytes, type: 'image/webp' })).toBeUndefined()
    expect(certificateBytes).toBe(certificateFile.atMostBytes)
  })
})

it('a clinic’s address needs a region and a street or a unit', () => {
  const place = { province: 'HK', city: '', district: 'HK-tai-po', street: '', address: 'Shop 3' }
  expect(isSound(clinicAddressProblems(place))).toBe(true)
  expect(clinicAddressProblems({ ...place, address: '' }).street).toBe('clinicAddressMissing')
  expect(clinicAddressProblems({ ...place, district: '' }).district).toBe('regionMissing')
  expect(clinicAddressProblems({ ...place, province: '' }).province).toBe('regionMissing')
})
