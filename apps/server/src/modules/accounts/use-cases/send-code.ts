import { randomUUID } from 'node:crypto'
import { accounts } from '@cusp/contract'
import type { z } from 'zod'
import { countAttempt } from '../../../platform/attempts'
import { queueMessage } from '../../../platform/messages'
import { type Call, useCase } from '../../../platform/use-case'
import { isOfferedAreaCode } from '../../addresses'
import type { Target } from '../account'
import type { RefusedRequest } from '../code-request'
import { codeOwner } from '../codes'
import { codeLogLimit, codeRules } from '../limits'
import { readAnswer } from '../rules/captcha'
import { isForMembers, isForSession, isIdentity, onlyChannel, whyNotSent } from '../rules/codes'
import { isRecoverable, targetOf } from '../rules/target'
import { isSameSeal, newCode, sealOfCaptcha, sealOfCode } from '../seals'
import { findAccountByTarget, isTaken } from '../store/accounts'
import { noteRefused, noteSent } from '../store/code-requests'
import { countSending, findSending, insertCode, takeCaptcha } from '../store/codes'
import { codeLetter, noCodeLetter } from '../texts'

const [, fieldsShape] = accounts.sendCode.input.options
type Fields = z.output<typeof fieldsShape>

/** The fields themselves, or the same as JSON text in `id` (decision 16). */
function readFields(input: z.output<typeof accounts.sendCode.input>): Fields | undefined {
  if (!('id' in input)) return input
  try {
    const read = fieldsShape.safeDecode(JSON.parse(input.id))
    return read.success ? read.data : undefined
  } catch {
    return undefined
  }
}

/** Notes for support why no code went out, by itself and within a bound for all targets together. */
function noteRefusal(
  { write, now }: Pick<Call, 'write' | 'now'>,
  request: { readonly target: Target; readonly purpose: accounts.CodePurpose; readonly outcome: RefusedRequest },
): Promise<void> {
  return write(async (tx) => {
    if (await countAttempt(tx, 'code-log', codeLogLimit, now)) await noteRefused(tx, request, now)
  })
}

/**
 * Whoever asks learns nothing of who has an account: where a code is of no use, a letter that says so takes its place,
 * beside a row with a seal that no code fits.
 */
export const sendCode = useCase(accounts.sendCode, async (call, input) => {
  const { actor, fail, now, read, write, platform } = call
  const fields = readFields(input)
  if (!fields) return fail('notUnderstood', { field: 'id' })
  const target = targetOf(fields)
  if ('problem' in target) return fail('notUnderstood', { field: target.problem })

  const purpose = fields.type
  const isNew = purpose === 'register' || purpose === 'newPhone'
  if (isNew && target.channel === 'sms' && !(await isOfferedAreaCode(read, target.areaCode)))
    return fail('areaCodeNotOffered', { field: 'areaCode' })
  const note = (outcome: RefusedRequest) => noteRefusal(call, { target, purpose, outcome })
  if (purpose === 'forgetpwd' && !isRecoverable(target, platform.config.recoveryPhoneStarts)) {
    await note('notRecoverable')
    return fail('phoneNotRecoverable', { field: 'phone' })
  }

  const buyer = actor.kind === 'buyer' && isForSession(purpose) ? actor : undefined
  const browser = isForSession(purpose) ? undefined : call.nameBrowser()
  const owner = codeOwner({ actor, browser }, purpose)
  if (owner === undefined) return fail('loginRequired')
  const channel = onlyChannel(purpose)
  if (channel && channel !== target.channel)
    return fail('notUnderstood', { field: channel === 'mail' ? 'email' : 'phone' })

  const answer = await write((tx) => takeCaptcha(tx, fields.captchaId, now))
  const typed = sealOfCaptcha(platform, fields.captchaId, readAnswer(fields.captcha))
  if (answer === undefined || !isSameSeal(answer, typed)) {
    await note('captchaWrong')
    return fail('captchaWrong', { field: 'captcha' })
  }

  const [member, taken] = [await findAccountByTarget(read, target), await isTaken(read, target)]
  if (buyer && isIdentity(purpose) && member?.id !== buyer.accountId) {
    await note('notOwn')
    return fail('notUnderstood', { field: target.channel === 'mail' ? 'email' : 'phone' })
  }
  const isOfUse = isForMembers(purpose) ? member !== undefined : !taken
  const language = member?.language ?? call.language
  const code = newCode()

  const refused = await write(async (tx) => {
    if (!(await countSending(tx, target.key, now))) {
      const sending = await findSending(tx, target.key)
      return sending ? whyNotSent(sending, now) : 'tooSoon'
    }
    const codeId = await insertCode(tx, {
      purpose,
      target: target.key,
      owner,
      codeHash: sealOfCode(platform, purpose, target, isOfUse ? code : randomUUID()),
      createdAt: now,
      expiresAt: new Date(now.getTime() + codeRules.lifeMs),
    })
    const letter = platform.wording.letter(
      isOfUse ? codeLetter(purpose, code, language) : noCodeLetter(taken, language),
    )
    const to = target.channel === 'mail' ? target.email : `${target.areaCode}${target.phone}`
    const messageId = await queueMessage(tx, { channel: target.channel, to, ...letter, isSecret: true })
    const outcome = isOfUse ? 'sent' : taken ? 'hasAccount' : 'noAccount'
    const expiresAt = new Date(now.getTime() + codeRules.lifeMs)
    await noteSent(tx, { target, purpose, outcome, codeId, messageId, expiresAt }, now)
    return undefined
  })
  if (refused === undefined) return { resendAfterSeconds: codeRules.resendMs / 1000 }
  await note(refused)
  return fail(refused === 'tooSoon' ? 'codeTooSoon' : 'codeLimit')
})
