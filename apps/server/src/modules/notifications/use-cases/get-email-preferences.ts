import { notifications } from '@cusp/contract'
import { useCase } from '../../../platform/use-case'
import { preferencesOf } from '../preferences'

export const getEmailPreferences = useCase(notifications.getEmailPreferences, ({ actor, read, language }) =>
  preferencesOf(read, actor.accountId, language),
)
