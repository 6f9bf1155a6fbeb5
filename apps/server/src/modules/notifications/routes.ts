import { adminListConsents } from './use-cases/admin-list-consents'
import { getEmailPreferences } from './use-cases/get-email-preferences'
import { setEmailPreferences } from './use-cases/set-email-preferences'

export const useCases = [adminListConsents, getEmailPreferences, setEmailPreferences]
