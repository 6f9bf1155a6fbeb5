import { idFrom } from '@cusp/kernel'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listeners } from '../notifications/listens'
import { askBeforeExpiry } from './asking'
import { endOfDay } from './rules/certificate-days'
import { type Clinics, openClinics, reviewer } from './testing'
import { approveClinic } from './use-cases/approve-clinic'
import { askForCertificate } from './use-cases/ask-for-certificate'
import { getClinic } from './use-cases/get-clinic'
import { getProfile } from './use-cases/get-profile'
import { listClinics } from './use-cases/list-clinics'
import { rejectClinic } from './use-cases/reject-clinic'
import { setCertificateDay } from './use-cases/set-certificate-day'
import { setCertificateNotice } from './use-cases/set-certificate-notice'
import { submitClinic } from './use-cases/submit-clinic'

const administrator = 'a token that stands for an administrator'

let shop: Clinics
beforeAll(async () => {
  shop = await openClinics({ admin: administrator })
})
afterAll(() => shop.close())

const asReviewer = { token: reviewer }
const asAdmin = { token: administrator }
const approved = async (email: string, certificateExpiresOn?: string) => {
  const { token, clinicId } = await shop.submitted(email)
  await shop.ask(approveClinic, { id: clinicId, ...(certificateExpiresOn ? { certificateExpiresOn } : {}) }, asReviewer)
  return { token, id: clinicId }
}
const detail = async (id: string) => (await shop.ask(getClinic, { id }, asReviewer)).data
const asked = { reason: 'The company has moved', deadline: '2026-03-20' }
const lettersTo = (email: string) =>
  shop.rows<{ subject: string; body: string }>(
    `select subject, body from message where recipient = $1 and subject like '%certificate%' order by id`,
    [email],
  )
/** Delivers what has happened, twice, as an outbox may. */
const deliver = async () => {
  const events = await shop.rows<{ payload: never }>(`select payload from outbox_event where name = 'certificateAsked'`)
  for (const { payload } of [...events, ...events])
    for (const { event, run } of listeners) if (event === 'certificateAsked') await run(payload, shop.work)
}

describe('a clinic that is asked for a new certificate', () => {
  it('buys on until the end of the deadline and no longer, and is told once why', async () => {
    const { token, id } = await approved('ask@clinic.hk')
    expect((await shop.ask(askForCertificate, { id, ...asked }, asReviewer)).result).toBe('ok')
    const until = endOfDay('2026-03-20')
    expect((await shop.ask(getProfile, {}, { token })).data).toMatchObject({
      authStatus: 3,
      isAuth: true,
      authUntil: until.toISOString(),
      reason: 'The company has moved',
    })
    await deliver()
    const letters = await lettersTo('ask@clinic.hk')
    expect(letters).toHaveLength(1)
    expect(letters[0]?.body).toContain('The company has moved')
    expect(letters[0]?.body).toContain('20 March 2026')

    const now = shop.clock.now
    await shop.rows(`update session set expires_at = now() + interval '9 years', last_seen_at = $1`, [
      until.toISOString(),
    ])
    shop.clock.now = new Date(until.getTime() - 1)
    expect((await shop.ask(getProfile, {}, { token })).data.isAuth).toBe(true)
    shop.clock.now = until
    expect((await shop.ask(getProfile, {}, { token })).data).toMatchObject({ isAuth: false, authUntil: null })
    shop.clock.now = now
  })

  it('is asked once when two operators do it at once, and only while it is approved', async () => {
    const { id } = await approved('twice@clinic.hk')
    const answers = await Promise.all([1, 2].map(() => shop.ask(askForCertificate, { id, ...asked }, asReviewer)))
    expect(answers.map(({ result }) => result).toSorted()).toEqual(['clinicNotAskable', 'ok'])
    const waiting = await shop.submitted('not-approved@clinic.hk')
    for (const other of [waiting.clinicId, 'nobody'])
      expect((await shop.ask(askForCertificate, { id: other, ...asked }, asReviewer)).result).toBe('clinicNotAskable')
    expect((await shop.rows(`select 1 from audit_entry where subject = $1`, [`clinic ${id}`])).length).toBe(2)
  })

  it('is given a reason and a deadline that lies ahead', async () => {
    const { id } = await approved('wrong@clinic.hk')
    const ask = (more: object) => shop.ask(askForCertificate, { id, ...asked, ...more }, asReviewer)
    expect(await ask({ reason: ' ' })).toMatchObject({ result: 'reasonMissing', field: 'reason' })
    expect(await ask({ deadline: '2026-03-02' })).toMatchObject({ result: 'dayOutOfRange', field: 'deadline' })
    expect(await ask({ deadline: '2028-03-02' })).toMatchObject({ result: 'dayOutOfRange', field: 'deadline' })
    expect(await ask({ deadline: '2026-02-30' })).toMatchObject({ result: 'notUnderstood', field: 'deadline' })
    expect((await detail(id)).authStatus).toBe(1)
  })
})

describe('the day on which a certificate expires', () => {
  it('is entered on approval, changed later, and its changes are kept', async () => {
    const { id } = await approved('day@clinic.hk', '2027-03-01')
    expect((await detail(id)).certificateExpiresOn).toBe('2027-03-01')
    const set = (certificateExpiresOn: string | null) =>
      shop.ask(setCertificateDay, { id, certificateExpiresOn }, asReviewer)
    expect((await set('2027-06-30')).result).toBe('ok')
    expect((await set(null)).result).toBe('ok')
    expect(await set('2026-03-01')).toMatchObject({ result: 'dayOutOfRange', field: 'certificateExpiresOn' })
    const { certificateExpiresOn, history } = await detail(id)
    expect(certificateExpiresOn).toBeNull()
    expect(history.filter(({ move }) => move === 'certificateDay').map(({ changes, by }) => [by, changes])).toEqual([
      ['Rita Review', [{ field: 'certificateExpiresOn', before: '2027-06-30', after: '' }]],
      ['Rita Review', [{ field: 'certificateExpiresOn', before: '2027-03-01', after: '2027-06-30' }]],
    ])
    const [entry] = await shop.rows<{ detail: object }>(
      `select detail from audit_entry where action = '/opsapi/clinics/certificateDay' and subject = $1 order by id`,
      [`clinic ${id}`],
    )
    expect(entry?.detail).toEqual({
      asked: { id, certificateExpiresOn: '2027-06-30' },
      before: { certificateExpiresOn: '2027-03-01' },
    })
    expect((await shop.ask(setCertificateDay, { id: 'nobody', certificateExpiresOn: null }, asReviewer)).result).toBe(
      'notFound',
    )
  })

  it('cannot have passed when a clinic is approved with it', async () => {
    const { clinicId: id } = await shop.submitted('passed@clinic.hk')
    expect(await shop.ask(approveClinic, { id, certificateExpiresOn: '2026-03-01' }, asReviewer)).toMatchObject({
      result: 'dayOutOfRange',
      field: 'certificateExpiresOn',
    })
    expect((await detail(id)).authStatus).toBe(0)
  })
})

describe('the daily look at certificates', () => {
  it('asks exactly once per expiry, however often and by however many servers it is done', async () => {
    const soon = await approved('soon@clinic.hk', '2026-04-01')
    const later = await approved('later@clinic.hk', '2026-04-02')
    await Promise.all([1, 2, 3, 4].map(() => askBeforeExpiry(shop.work)))
    await askBeforeExpiry(shop.work)
    expect((await detail(soon.id)).authStatus).toBe(3)
    expect((await detail(later.id)).authStatus).toBe(1)
    expect((await detail(soon.id)).approvedUntil).toBe(endOfDay('2026-04-01').toISOString())
    await deliver()
    const letters = await lettersTo('soon@clinic.hk')
    expect(letters).toHaveLength(1)
    expect(letters[0]?.body).toContain('expires on 1 April 2026')
    expect(letters[0]?.body).not.toMatch(/[{}]|undefined/)

    // Approved again on the same paper: it was asked about that already.
    await shop.ask(approveClinic, { id: soon.id, certificateExpiresOn: '2026-04-01' }, asReviewer)
    await askBeforeExpiry(shop.work)
    expect((await detail(soon.id)).authStatus).toBe(1)
    await shop.ask(setCertificateDay, { id: soon.id, certificateExpiresOn: '2026-03-31' }, asReviewer)
    await askBeforeExpiry(shop.work)
    expect((await detail(soon.id)).authStatus).toBe(3)
  })

  it('asks as many days ahead as the setting says, and thirty when that makes no sense', async () => {
    const { id } = await approved('setting@clinic.hk', '2026-04-20')
    const set = (value: string) =>
      shop.rows(
        `insert into setting (key, value) values ('clinics.certificateNoticeDays', $1) on conflict (key) do update set value = $1`,
        [value],
      )
    await set('"many"')
    await askBeforeExpiry(shop.work)
    expect((await detail(id)).authStatus).toBe(1)
    expect((await shop.ask(listClinics, {}, asReviewer)).data.certificateNoticeDays).toBe(30)
    expect((await shop.ask(setCertificateNotice, { days: 60 }, asReviewer)).result).toBe('forbidden')
    expect((await shop.ask(setCertificateNotice, { days: 0 }, asAdmin)).result).toBe('notUnderstood')
    expect((await shop.ask(setCertificateNotice, { days: 60 }, asAdmin)).result).toBe('ok')
    expect((await shop.ask(listClinics, {}, asReviewer)).data.certificateNoticeDays).toBe(60)
    await askBeforeExpiry(shop.work)
    expect((await detail(id)).authStatus).toBe(3)
    const [entry] = await shop.rows<{ detail: object }>(
      `select detail from audit_entry where action = '/opsapi/clinics/certificateNotice'`,
    )
    expect(entry?.detail).toEqual({ asked: { days: 60 }, before: { days: 30 } })
    await shop.rows(`delete from setting where key = 'clinics.certificateNoticeDays'`)
  })
})

describe('the review queue', () => {
  it('tells first submissions from corrected ones and from new certificates, the longest waiting first', async () => {
    await shop.rows(`update clinic set submitted_at = submitted_at - interval '1 day' where status = 'underReview'`)
    const fresh = await shop.submitted('fresh@clinic.hk')
    const again = await shop.submitted('again-queue@clinic.hk')
    await shop.ask(rejectClinic, { id: again.clinicId, reason: 'Blurred' }, asReviewer)
    await shop.ask(submitClinic, {}, { token: again.token })
    const renewed = await approved('renewed@clinic.hk')
    await shop.ask(askForCertificate, { id: renewed.id, ...asked }, asReviewer)
    await shop.ask(submitClinic, {}, { token: renewed.token, files: { businessLicense: [await shop.picture()] } })

    const queue = async (submission: string) => {
      const { data } = await shop.ask(listClinics, { submission, pageSize: 100 }, asReviewer)
      return data.list
    }
    expect((await queue('resubmitted')).map(({ id }) => id)).toEqual([again.clinicId])
    expect((await queue('replaced')).map(({ id }) => id)).toEqual([renewed.id])
    const first = await queue('new')
    expect(first.map(({ submission }) => submission)).toEqual(first.map(() => 'new'))
    expect(first.at(-1)?.id).toBe(fresh.clinicId)
    const times = first.map(({ submittedAt }) => submittedAt ?? '')
    expect(times).toEqual(times.toSorted())
    const { data } = await shop.ask(listClinics, {}, asReviewer)
    expect(data.awaiting).toEqual({ new: first.length, resubmitted: 1, replaced: 1 })
    expect(data.awaitingReview).toBe(first.length + 2)
    const [settled] = (await shop.ask(listClinics, { authStatus: 1 }, asReviewer)).data.list
    expect(settled?.submission).toBeNull()
    expect((await shop.ask(getClinic, { id: idFrom<'Clinic'>(renewed.id) }, asReviewer)).data.submission).toBe(
      'replaced',
    )
  })
})
