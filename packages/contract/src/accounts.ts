import { areaCodes } from '@cusp/kernel'
import { z } from 'zod'
import { endpoint } from './endpoint'
import { avatarFile, certificateFile } from './files'
import { clinicStates } from './states'
import * as wire from './wire'

/** Roles within a clinic (decision 21): neither Buyer nor Seller means finance-only. */
export const clinicRoles = ['Buyer', 'Seller', 'Finance'] as const
export type ClinicRole = (typeof clinicRoles)[number]

export const areaCode = z.enum(areaCodes as [(typeof areaCodes)[number], ...(typeof areaCodes)[number][]])
export const email = wire.line(254)
export const phone = wire.line(20)
const password = z.string().max(128)

/** What a verification code is for (spec A164). */
export const codePurposes = ['register', 'login', 'forgetpwd', 'updatePhone', 'newEmail', 'payPwd', 'newPhone'] as const
export type CodePurpose = (typeof codePurposes)[number]

/** A picture with 4 characters; `captchaId` belongs to the next call that asks for a code. The GET form answers the picture itself. */
export const getCaptchaPicture = endpoint({
  access: 'public',
  path: '/api/getValidcode',
  summary: 'A captcha picture',
  input: wire.noInput,
  output: z.object({ captchaId: z.string(), picture: z.string() }),
  failures: [],
})

/**
 * Sends a 6-digit code by email or text message. The answer does not tell whether an account exists.
 * Codes that change an account are for its session only; `updatePhone` proves identity and goes to the account's own email or phone.
 */
export const sendCode = endpoint({
  access: 'public',
  path: '/api/getCaptchaNew',
  summary: 'Send a verification code',
  input: z.union([
    z.object({ id: z.string().max(2000) }),
    z.object({
      email: email.optional(),
      phone: phone.optional(),
      areaCode: areaCode.optional(),
      type: z.enum(codePurposes),
      captcha: wire.line(8),
      captchaId: wire.line(64),
    }),
  ]),
  output: z.object({ resendAfterSeconds: wire.count }),
  failures: ['captchaWrong', 'codeTooSoon', 'codeLimit', 'phoneNotRecoverable', 'areaCodeNotOffered'],
})

/**
 * Checks a code without using it up, so that step 1 of registering can lead to step 2. A right `updatePhone` code is used up:
 * it proves the session's identity for one change of email or phone within 10 minutes.
 */
export const checkCode = endpoint({
  access: 'public',
  path: '/api/validatePhoneCaptcha',
  summary: 'Check a verification code',
  input: wire.respelled(
    {
      email: email.optional(),
      phone: phone.optional(),
      areaCode: areaCode.optional(),
      type: z.enum(codePurposes).default('register'),
      captcha: wire.line(6),
      isRegistered: z.unknown().optional(),
    },
    { isRegistered: 'isregiested' },
  ),
  output: wire.nothing,
  failures: ['codeWrong'],
})

export const SignedIn = z.object({
  token: z.string(),
  cartAmount: wire.count,
  avatar: z.string(),
  roles: z.array(z.enum(clinicRoles)),
  userName: z.string(),
  email: z.string(),
})
export type SignedIn = z.output<typeof SignedIn>

const accountFields = {
  email: email.optional(),
  phone: phone.optional(),
  areaCode: areaCode.optional(),
  captcha: wire.line(6),
  password,
  repassword: password,
  invitationCode: wire.lenientLine(40).optional(),
}
/** What a clinic says of itself (spec A88). `userName` on the wire is the clinic's name. */
export const ClinicForm = {
  name: wire.line(80),
  companyName: wire.line(120),
  province: wire.line(80),
  city: wire.line(80).optional(),
  district: wire.line(80).optional(),
  street: wire.line(200),
  address: wire.line(200),
}

/** Registers without clinic details: the clinic stands at "not submitted". Signs in. */
export const registerWithoutClinic = endpoint({
  access: 'public',
  path: '/api/registerNewLogin',
  summary: 'Register without clinic details',
  input: z.object(accountFields),
  output: SignedIn,
  failures: ['codeWrong', 'accountTaken', 'passwordWeak', 'passwordCommon', 'passwordsDiffer'],
})

/** Registers and submits the clinic for review. Signs in. */
export const registerWithClinic = endpoint({
  access: 'public',
  path: '/api/registerNew',
  summary: 'Register and submit the clinic for review',
  input: z.object({ ...accountFields, ...ClinicForm, saveaddress: wire.flag.default(true) }),
  output: SignedIn,
  failures: [
    'codeWrong',
    'accountTaken',
    'passwordWeak',
    'passwordCommon',
    'passwordsDiffer',
    'certificateMissing',
    'fileTooLarge',
    'fileNotAccepted',
    'fileBroken',
  ],
  files: { businessLicense: certificateFile },
})

export const logIn = endpoint({
  access: 'public',
  path: '/api/login',
  summary: 'Log in with a password',
  input: z.object({
    userName: wire.line(254),
    password,
    areaCode: areaCode.optional(),
    autoLogin: wire.flag.default(false),
  }),
  output: SignedIn,
  failures: ['credentialsWrong'],
})

export const logInByCode = endpoint({
  access: 'public',
  path: '/api/login-by-captcha',
  summary: 'Log in with a verification code',
  input: z.object({
    userName: wire.line(254),
    code: wire.line(6),
    areaCode: areaCode.optional(),
    autoLogin: wire.flag.default(false),
  }),
  output: SignedIn,
  failures: ['codeWrong'],
})

/** Sets a new password with a code that was sent for it. All sessions of the account end. */
export const resetPassword = endpoint({
  access: 'public',
  path: '/api/forgetPwd_UpdatePwd',
  summary: 'Set a new password with a verification code',
  input: z.object({
    email: email.optional(),
    phone: phone.optional(),
    areaCode: areaCode.optional(),
    phoneCaptcha: wire.line(6),
    password,
    repassword: password,
  }),
  output: wire.nothing,
  failures: ['codeWrong', 'passwordWeak', 'passwordCommon', 'passwordsDiffer'],
})

export const logOut = endpoint({
  access: 'signedIn',
  path: '/authapi/user/logout',
  summary: 'Log out',
  input: wire.noInput,
  output: wire.nothing,
  failures: [],
})

export const Profile = z.object({
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  areaCode: z.string(),
  avatar: z.string(),
  authStatus: wire.state(clinicStates),
  isAuth: z.boolean(),
  /** Until when an approval is kept while a new certificate is awaited; null where no such time runs. */
  authUntil: wire.instant.nullable(),
  reason: z.string(),
  companyName: z.string(),
  businessLicense: z.string(),
  address: z.string(),
  street: z.string(),
  province: z.string(),
  city: z.string(),
  district: z.string(),
  isHKCustomer: z.boolean(),
  hasPayPwd: z.boolean(),
  credit: z.boolean(),
  isCheck: z.boolean(),
  roles: z.array(z.enum(clinicRoles)),
  /** Whether this person decides who belongs to the clinic. */
  isAdmin: z.boolean(),
  cartAmount: wire.count,
})
export type Profile = z.output<typeof Profile>

export const getProfile = endpoint({
  access: 'signedIn',
  path: '/authapi/user/userinfo2',
  summary: 'The signed-in account and its clinic',
  input: wire.noInput,
  output: Profile,
  failures: [],
})

/** Changes the name and, where a file comes along, the picture (spec A173). */
export const updateProfile = endpoint({
  access: 'signedIn',
  path: '/authapi/user/updateUser',
  summary: 'Change name and picture',
  input: z.object({ userName: wire.line(80) }),
  output: z.object({ userName: z.string(), avatar: z.string() }),
  failures: ['nameMissing', 'verifyFirst', 'fileTooLarge', 'fileNotAccepted', 'fileBroken'],
  files: { file: avatarFile },
})

/** All sessions of the account end, this one too. */
export const updatePassword = endpoint({
  access: 'signedIn',
  path: '/authapi/user/updatePassword',
  summary: 'Change the password',
  input: z.object({ oldPassword: password, newPassword: password, confirmPassword: password }),
  output: wire.nothing,
  failures: ['oldPasswordWrong', 'passwordWeak', 'passwordCommon', 'passwordsDiffer'],
})

/** Needs an identity proven by `checkCode`; the account's other sessions end. */
export const updateEmail = endpoint({
  access: 'signedIn',
  path: '/authapi/user/updateEmail',
  summary: 'Change the email address',
  input: z.object({ email, emailCaptcha: wire.line(6) }),
  output: wire.nothing,
  failures: ['identityNotProven', 'codeWrong', 'accountTaken'],
})

/** Needs an identity proven by `checkCode`; the account's other sessions end. */
export const updatePhone = endpoint({
  access: 'signedIn',
  path: '/authapi/user/updatePhone',
  summary: 'Change the phone number',
  input: z.object({ phone, areaCode: areaCode.optional(), phoneCaptcha: wire.line(6) }),
  output: wire.nothing,
  failures: ['identityNotProven', 'codeWrong', 'accountTaken'],
})

/** The clinic's address; it needs a street or a unit (spec A113, A173). What the clinic's currency follows stays as it is. */
export const updateAddress = endpoint({
  access: 'signedIn',
  path: '/authapi/user/updateUserAddress',
  summary: "Change the clinic's address",
  input: z.object({
    province: ClinicForm.province,
    city: ClinicForm.city,
    district: ClinicForm.district,
    street: ClinicForm.street.default(''),
    address: ClinicForm.address.default(''),
  }),
  output: wire.nothing,
  failures: ['verifyFirst', 'addressUnderReview', 'addressIncomplete'],
})

/** A device that is signed in. */
export const Session = z.object({
  id: wire.id<'Session'>(),
  /** Browser and system, as `Firefox · Windows`; empty when it did not say. */
  device: z.string(),
  since: wire.instant,
  lastSeenAt: wire.instant,
  isThis: z.boolean(),
})
export type Session = z.output<typeof Session>

export const listSessions = endpoint({
  access: 'signedIn',
  path: '/authapi/user/sessions',
  summary: 'The devices that are signed in to this account',
  input: wire.noInput,
  output: z.array(Session),
  failures: [],
})

export const endSession = endpoint({
  access: 'signedIn',
  path: '/authapi/user/endSession',
  summary: 'Sign one device out',
  input: z.object({ id: wire.id<'Session'>() }),
  output: wire.nothing,
  failures: [],
})

export const endOtherSessions = endpoint({
  access: 'signedIn',
  path: '/authapi/user/endOtherSessions',
  summary: 'Sign out all devices but this one',
  input: wire.noInput,
  output: wire.nothing,
  failures: [],
})

/** Submits or resubmits the clinic for review with its certificate (spec A95, A154). */
export const submitClinic = endpoint({
  access: 'signedIn',
  path: '/authapi/user/userAuthNew',
  alsoAt: ['/authapi/registerNewAuth'],
  summary: 'Submit the clinic for review',
  input: z.object({ ...ClinicForm, name: ClinicForm.name.optional() }).partial(),
  output: z.object({ authStatus: wire.state(clinicStates) }),
  failures: ['clinicNotEditable', 'certificateMissing', 'fileTooLarge', 'fileNotAccepted', 'fileBroken'],
  files: { businessLicense: certificateFile },
})

/* Back office */

/** Why a clinic waits for review: for the first time, after a rejection, or with a new certificate. */
export const submissions = ['new', 'resubmitted', 'replaced'] as const
export type Submission = (typeof submissions)[number]

export const ClinicRow = z.object({
  id: wire.id<'Clinic'>(),
  name: z.string(),
  authStatus: wire.state(clinicStates),
  contactName: z.string(),
  email: z.string(),
  phone: z.string(),
  district: z.string(),
  submittedAt: wire.instant.nullable(),
  /** Null when it does not wait for review. */
  submission: z.enum(submissions).nullable(),
  createdAt: wire.instant,
  isHKCustomer: z.boolean(),
  invitationCode: z.string(),
})
export type ClinicRow = z.output<typeof ClinicRow>

export const listClinics = endpoint({
  access: 'operator',
  permission: 'clinics.view',
  path: '/opsapi/clinics/list',
  summary: 'Clinics, with the review queue first',
  input: z.object({
    ...wire.page(20, 100),
    keyword: wire.line(80).default(''),
    authStatus: wire.state(clinicStates).optional(),
    /** Those only that wait for review in this way. */
    submission: z.enum(submissions).optional(),
  }),
  output: z.object({
    ...wire.pageOf(ClinicRow),
    awaitingReview: wire.count,
    awaiting: z.object({ new: wire.count, resubmitted: wire.count, replaced: wire.count }),
    /** Days before the expiry of a certificate at which its clinic is asked for a new one. */
    certificateNoticeDays: wire.count,
  }),
  failures: [],
})

/** A payment password is locked for a while after five wrong tries. */
export const paymentPasswordStates = ['none', 'set', 'locked'] as const
export type PaymentPasswordState = (typeof paymentPasswordStates)[number]

export const personStandings = ['active', 'disabled', 'removed'] as const
export type PersonStanding = (typeof personStandings)[number]

/** One thing as it was and as it is; places by name, the rest as it is kept. */
export const Difference = z.object({ field: z.string(), before: z.string(), after: z.string() })
export type Difference = z.output<typeof Difference>

export const ClinicDetail = z.object({
  ...ClinicRow.shape,
  /** Goes back with what is saved: nothing is, once somebody else has changed what is written down. */
  detailsMark: z.string(),
  reason: z.string(),
  province: z.string(),
  city: z.string(),
  /** The same places by their codes. */
  region: z.object({ province: z.string(), city: z.string(), district: z.string() }),
  street: z.string(),
  address: z.string(),
  /** Address of the certificate for this operator, or empty. */
  certificate: z.string(),
  certificateKind: z.enum(['picture', 'pdf', 'none']),
  certificateExpiresOn: wire.day.nullable(),
  /** Until when it keeps an approval while a new certificate is awaited. */
  approvedUntil: wire.instant.nullable(),
  accounts: z.array(
    z.object({
      id: wire.id<'Account'>(),
      name: z.string(),
      email: z.string(),
      phone: z.string(),
      roles: z.array(z.enum(clinicRoles)),
      isAdmin: z.boolean(),
      lastSeenAt: wire.instant.nullable(),
      /** Signs in; disabled by an operator, with the reason; or removed by the clinic. */
      standing: z.enum(personStandings),
      disabledReason: z.string(),
      /** Nobody can sign in as this person for a while, after too many wrong passwords. */
      isLocked: z.boolean(),
      paymentPassword: z.enum(paymentPasswordStates),
    }),
  ),
  /** Newest first. `to` is the status that a move has led to, empty where something else has changed. */
  history: z.array(
    z.object({
      at: wire.instant,
      move: z.string(),
      to: z.string(),
      by: z.string(),
      reason: z.string(),
      /** Name of the person that it was about, or empty. */
      about: z.string(),
      changes: z.array(Difference),
    }),
  ),
  moves: z.array(z.string()),
})
export type ClinicDetail = z.output<typeof ClinicDetail>

const clinicId = z.object({ id: wire.id<'Clinic'>() })

export const getClinic = endpoint({
  access: 'operator',
  permission: 'clinics.view',
  path: '/opsapi/clinics/detail',
  summary: 'One clinic with its certificate and history',
  input: clinicId,
  output: ClinicDetail,
  failures: [],
})

export const approveClinic = endpoint({
  access: 'operator',
  permission: 'clinics.review',
  path: '/opsapi/clinics/approve',
  summary: 'Approve a clinic: it sees prices at once and is told by mail',
  /** The day until which its certificate is good, where the operator enters one; left out, none is known. */
  input: clinicId.extend({ certificateExpiresOn: wire.day.optional() }),
  output: wire.nothing,
  failures: ['clinicNotReviewable', 'dayOutOfRange'],
})

export const rejectClinic = endpoint({
  access: 'operator',
  permission: 'clinics.review',
  path: '/opsapi/clinics/reject',
  summary: 'Reject a clinic with a reason that it is shown',
  input: clinicId.extend({ reason: wire.prose(500) }),
  output: wire.nothing,
  failures: ['clinicNotReviewable', 'reasonMissing'],
})
