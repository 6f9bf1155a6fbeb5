import { notifications } from '@cusp/contract'
import { useCase } from '../../../platform/use-case'
import { preferencesOf } from '../preferences'
import { topicFrom } from '../rules/topics'
import { findReader, turnOff, turnOn } from '../store'

export const setEmailPreferences = useCase(notifications.setEmailPreferences, async (call, { preferences }) => {
  const { actor, now, read, write, fail, language } = call
  const reader = await findReader(read, actor.accountId)
  if (!reader) return fail('loginRequired')
  const chosen = { on: new Set<string>(), off: new Set<string>() }
  for (const { emailPreferencesId, isChange } of preferences) {
    const topic = topicFrom(emailPreferencesId)
    if (!topic) return fail('notUnderstood', { field: 'preferences' })
    chosen[isChange].add(topic)
  }
  await write(async (tx) => {
    await turnOn(tx, actor.accountId, [...chosen.on])
    await turnOff(tx, reader, [...chosen.off], now)
  })
  return preferencesOf(read, actor.accountId, language)
})
