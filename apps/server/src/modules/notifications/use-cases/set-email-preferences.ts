import { notifications } from '@cusp/contract'
import { useCase } from '../../../platform/use-case'
import { preferencesOf } from '../preferences'
import { topicFrom } from '../rules/topics'
import { findReader, logConsents, turnOff, turnOn } from '../store'

export const setEmailPreferences = useCase(notifications.setEmailPreferences, async (call, { preferences }) => {
  const { actor, now, read, write, fail, language, address, userAgent } = call
  const reader = await findReader(read, actor.accountId)
  if (!reader) return fail('loginRequired')
  const chosen = { on: new Set<string>(), off: new Set<string>() }
  for (const { emailPreferencesId, isChange } of preferences) {
    const topic = topicFrom(emailPreferencesId)
    if (!topic) return fail('notUnderstood', { field: 'preferences' })
    chosen[isChange].add(topic)
  }
  await write(async (tx) => {
    const on = await turnOn(tx, actor.accountId, [...chosen.on])
    const off = await turnOff(tx, reader, [...chosen.off], now)
    const changes = [...on.map((topic) => ({ topic, isOn: true })), ...off.map((topic) => ({ topic, isOn: false }))]
    await logConsents(tx, changes, { accountId: actor.accountId, at: now, address, userAgent })
  })
  return preferencesOf(read, actor.accountId, language)
})
