import { getEmailPreferences } from './use-cases/get-email-preferences'
import { setEmailPreferences } from './use-cases/set-email-preferences'

export const useCases = [getEmailPreferences, setEmailPreferences]
