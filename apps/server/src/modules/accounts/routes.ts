import { acceptInvitation } from './use-cases/accept-invitation'
import { approveClinic } from './use-cases/approve-clinic'
import { askForCertificate } from './use-cases/ask-for-certificate'
import { changeColleague } from './use-cases/change-colleague'
import { checkCode } from './use-cases/check-code'
import { disablePerson } from './use-cases/disable-person'
import { enablePerson } from './use-cases/enable-person'
import { endOtherSessions } from './use-cases/end-other-sessions'
import { endSession } from './use-cases/end-session'
import { getCaptchaPicture } from './use-cases/get-captcha-picture'
import { getClinic } from './use-cases/get-clinic'
import { getCredit } from './use-cases/get-credit'
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
import { resetPaymentPassword } from './use-cases/reset-payment-password'
import { saveClinic } from './use-cases/save-clinic'
import { saveCredit } from './use-cases/save-credit'
import { sendCode } from './use-cases/send-code'
import { setCertificateDay } from './use-cases/set-certificate-day'
import { setCertificateNotice } from './use-cases/set-certificate-notice'
import { setCodeLogDays } from './use-cases/set-code-log-days'
import { setPaymentPassword } from './use-cases/set-payment-password'
import { setRoles } from './use-cases/set-roles'
import { submitClinic } from './use-cases/submit-clinic'
import { unlockPaymentPassword } from './use-cases/unlock-payment-password'
import { unlockPerson } from './use-cases/unlock-person'
import { updateAddress } from './use-cases/update-address'
import { updateEmail } from './use-cases/update-email'
import { updatePassword } from './use-cases/update-password'
import { updatePhone } from './use-cases/update-phone'
import { updateProfile } from './use-cases/update-profile'
import { verifyPaymentPassword } from './use-cases/verify-payment-password'
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
  updateAddress,
  updatePassword,
  updateEmail,
  updatePhone,
  setPaymentPassword,
  verifyPaymentPassword,
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
  askForCertificate,
  setCertificateDay,
  setCertificateNotice,
  saveClinic,
  setRoles,
  disablePerson,
  enablePerson,
  unlockPerson,
  resetPaymentPassword,
  unlockPaymentPassword,
  getCredit,
  saveCredit,
  listCodeRequests,
  setCodeLogDays,
]
