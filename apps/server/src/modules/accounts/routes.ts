import { acceptInvitation } from './use-cases/accept-invitation'
import { approveClinic } from './use-cases/approve-clinic'
import { changeColleague } from './use-cases/change-colleague'
import { checkCode } from './use-cases/check-code'
import { endOtherSessions } from './use-cases/end-other-sessions'
import { endSession } from './use-cases/end-session'
import { getCaptchaPicture } from './use-cases/get-captcha-picture'
import { getClinic } from './use-cases/get-clinic'
import { getInvitation } from './use-cases/get-invitation'
import { getProfile } from './use-cases/get-profile'
import { inviteColleague } from './use-cases/invite-colleague'
import { listClinics } from './use-cases/list-clinics'
import { listCodeRequests } from './use-cases/list-code-requests'
import { listColleagues } from './use-cases/list-colleagues'
import { listSessions } from './use-cases/list-sessions'
import { logIn } from './use-cases/log-in'
import { logInByCode } from './use-cases/log-in-by-code'
import { logOut } from './use-cases/log-out'
import { registerWithClinic } from './use-cases/register-with-clinic'
import { registerWithoutClinic } from './use-cases/register-without-clinic'
import { rejectClinic } from './use-cases/reject-clinic'
import { removeColleague } from './use-cases/remove-colleague'
import { resetPassword } from './use-cases/reset-password'
import { sendCode } from './use-cases/send-code'
import { setCodeLogDays } from './use-cases/set-code-log-days'
import { submitClinic } from './use-cases/submit-clinic'
import { updateEmail } from './use-cases/update-email'
import { updatePassword } from './use-cases/update-password'
import { updatePhone } from './use-cases/update-phone'
import { updateProfile } from './use-cases/update-profile'
import { withdrawInvitation } from './use-cases/withdraw-invitation'

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
  updateProfile,
  updatePassword,
  updateEmail,
  updatePhone,
  listSessions,
  endSession,
  endOtherSessions,
  listColleagues,
  inviteColleague,
  withdrawInvitation,
  changeColleague,
  removeColleague,
  getInvitation,
  acceptInvitation,
  submitClinic,
  listClinics,
  getClinic,
  approveClinic,
  rejectClinic,
  listCodeRequests,
  setCodeLogDays,
]
