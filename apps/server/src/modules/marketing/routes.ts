import { activateInvitationCode } from './use-cases/activate-invitation-code'
import { listInvitedClinics } from './use-cases/list-invited-clinics'
import { reportInvitationCodes } from './use-cases/report-invitation-codes'
import { saveInvitationCode } from './use-cases/save-invitation-code'

export const useCases = [reportInvitationCodes, saveInvitationCode, activateInvitationCode, listInvitedClinics]
