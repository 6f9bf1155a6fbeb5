import { approveClinic } from './use-cases/approve-clinic'
import { checkCode } from './use-cases/check-code'
import { getCaptchaPicture } from './use-cases/get-captcha-picture'
import { getClinic } from './use-cases/get-clinic'
import { getProfile } from './use-cases/get-profile'
import { listClinics } from './use-cases/list-clinics'
import { logIn } from './use-cases/log-in'
import { logInByCode } from './use-cases/log-in-by-code'
import { logOut } from './use-cases/log-out'
import { registerWithClinic } from './use-cases/register-with-clinic'
import { registerWithoutClinic } from './use-cases/register-without-clinic'
import { rejectClinic } from './use-cases/reject-clinic'
import { resetPassword } from './use-cases/reset-password'
import { sendCode } from './use-cases/send-code'
import { submitClinic } from './use-cases/submit-clinic'

export const useCases = [
  getCaptchaPicture,
  sendCode,
  checkCode,
  registerWithoutClinic,
  registerWithClinic,
  logIn,
  logInByCode,
  resetPassword,
  logOut,
  getProfile,
  submitClinic,
  listClinics,
  getClinic,
  approveClinic,
  rejectClinic,
]
