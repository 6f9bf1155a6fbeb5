import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { idFrom } from '@cusp/kernel'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { RawCall } from '../../platform/raw-route'
import { rawRoutes } from './raw-routes'
import { moveClinic } from './store/clinics'
import { type Clinics, clinicForm, openClinics, operator, reviewer } from './testing'
import { approveClinic } from './use-cases/approve-clinic'
import { getClinic } from './use-cases/get-clinic'
import { getProfile } from './use-cases/get-profile'
import { listClinics } from './use-cases/list-clinics'
import { rejectClinic } from './use-cases/reject-clinic'
import { submitClinic } from './use-cases/submit-clinic'
import { findBuyer } from './who-is'

let shop: Clinics
beforeAll(async () => {
  shop = await openClinics()
})
afterAll(() => shop.close())

const asReviewer = { token: reviewer }
const events = (name: string) =>
  shop.rows<{ payload: object }>('select payload from outbox_event where name = $1', [name])

describe('a clinic under review', () => {
  it('is approved once when two operators approve it at once, and sees prices with its next request', async () => {
    const { token, clinicId } = await shop.submitted('approve@clinic.hk')
    const answers = await Promise.all([1, 2].map(() => shop.ask(approveClinic, { id: clinicId }, asReviewer)))
    expect(answers.map(({ result }) => result).toSorted()).toEqual(['clinicNotReviewable', 'ok'])

    const found = await findBuyer(shop.database.db, token, shop.clock.now)
    expect(found).toMatchObject({ kind: 'known', actor: { approved: true } })
    const steps = await shop.rows<{ id: number }>(
      `select id from clinic_history where clinic_id = $1 and move = 'approve' and by_name = 'Rita Review'`,
      [clinicId],
    )
    expect(steps).toHaveLength(1)
    expect(await events('clinicApproved')).toEqual([{ payload: { clinicId, stepId: String(steps[0]?.id) } }])
    expect(
      await shop.rows('select operator_name, subject from audit_entry where action = $1', ['/opsapi/clinics/approve']),
    ).toEqual([{ operator_name: 'Rita Review', subject: `clinic ${clinicId}` }])
  })

  it('is either approved or rejected, never both', async () => {
    const { clinicId } = await shop.submitted('either@clinic.hk')
    const answers = await Promise.all([
      shop.ask(approveClinic, { id: clinicId }, asReviewer),
      shop.ask(rejectClinic, { id: clinicId, reason: 'Blurred' }, asReviewer),
    ])
    expect(answers.filter(({ result }) => result === 'ok')).toHaveLength(1)
  })

  it('is shown the reason of a rejection, corrects its name and is submitted again', async () => {
    const { token, clinicId } = await shop.submitted('again@clinic.hk')
    const rejected = await shop.ask(rejectClinic, { id: clinicId, reason: 'The picture is blurred' }, asReviewer)
    expect(rejected.result).toBe('ok')
    expect((await shop.ask(getProfile, {}, { token })).data).toMatchObject({
      authStatus: 2,
      reason: 'The picture is blurred',
    })
    const again = await shop.ask(submitClinic, { companyName: 'Harbour Dental Ltd', street: 'Elsewhere' }, { token })
    expect(again).toMatchObject({ result: 'ok', data: { authStatus: 0 } })
    expect((await shop.ask(getProfile, {}, { token })).data).toMatchObject({
      companyName: 'Harbour Dental Ltd',
      street: clinicForm.street,
      reason: '',
    })
    const { data } = await shop.ask(getClinic, { id: clinicId }, asReviewer)
    expect(data.history.map(({ move }) => move)).toEqual(['submit', 'reject', 'submit'])
    expect(data.moves).toEqual(['approve', 'reject'])
  })

  it('cannot be rejected without a reason', async () => {
    const { clinicId } = await shop.submitted('why@clinic.hk')
    expect(await shop.ask(rejectClinic, { id: clinicId, reason: '  ' }, asReviewer)).toMatchObject({
      result: 'reasonMissing',
      field: 'reason',
    })
    expect((await shop.ask(rejectClinic, { id: 'none', reason: 'x' }, asReviewer)).result).toBe('clinicNotReviewable')
    expect((await shop.ask(approveClinic, { id: 'none' }, asReviewer)).result).toBe('clinicNotReviewable')
  })

  it('cannot be edited by its owner', async () => {
    const { token } = await shop.submitted('locked@clinic.hk')
    const files = { businessLicense: [await shop.picture()] }
    expect((await shop.ask(submitClinic, clinicForm, { token, files })).result).toBe('clinicNotEditable')
  })
})

describe('submitClinic', () => {
  it('takes a new clinic once, also when it is sent twice at once', async () => {
    const token = await shop.registered('later@clinic.hk')
    const send = async () =>
      shop.ask(submitClinic, clinicForm, { token, files: { businessLicense: [await shop.picture()] } })
    const answers = await Promise.all([send(), send()])
    expect(answers.map(({ result }) => result).toSorted()).toEqual(['clinicNotEditable', 'ok'])
    const { data } = await shop.ask(getProfile, {}, { token })
    expect(data).toMatchObject({ name: 'Dr Lee', authStatus: 0 })
  })

  it('names what is missing', async () => {
    const token = await shop.registered('missing@clinic.hk')
    expect(await shop.ask(submitClinic, clinicForm, { token })).toMatchObject({
      result: 'certificateMissing',
      field: 'businessLicense',
    })
    expect(await shop.ask(submitClinic, {}, { token })).toMatchObject({ result: 'notUnderstood', field: 'companyName' })
  })

  it('keeps an approval while a new certificate is awaited, and needs that certificate', async () => {
    const { token, clinicId } = await shop.submitted('expired@clinic.hk')
    await shop.ask(approveClinic, { id: clinicId }, asReviewer)
    await shop.rows(`update clinic set status = 'certificateExpired' where id = $1`, [clinicId])
    expect((await shop.ask(getProfile, {}, { token })).data).toMatchObject({ authStatus: 3, isAuth: true })
    expect((await shop.ask(submitClinic, {}, { token })).result).toBe('certificateMissing')
    const files = { businessLicense: [await shop.picture()] }
    expect((await shop.ask(submitClinic, { companyName: 'Other' }, { token, files })).result).toBe('ok')
    expect((await shop.ask(getProfile, {}, { token })).data).toMatchObject({
      companyName: 'Harbour Dental',
      authStatus: 0,
      isAuth: true,
    })
  })

  it('ends a kept approval at its deadline, which submitting does not put off, and with a rejection', async () => {
    const renewed = async (email: string) => {
      const { token, clinicId } = await shop.submitted(email)
      await shop.ask(approveClinic, { id: clinicId }, asReviewer)
      const asked = { id: idFrom<'Clinic'>(clinicId), status: 'approved' } as const
      const bySystem = { kind: 'system', name: '', now: shop.clock.now } as const
      await shop.database.transaction((tx) => moveClinic(tx, asked, 'askForNewCertificate', bySystem))
      const [deadline] = await shop.rows('select approved_until from clinic where id = $1', [clinicId])
      await shop.ask(submitClinic, {}, { token, files: { businessLicense: [await shop.picture()] } })
      expect(await shop.rows('select approved_until from clinic where id = $1', [clinicId])).toEqual([deadline])
      expect((await shop.ask(getProfile, {}, { token })).data).toMatchObject({ authStatus: 0, isAuth: true })
      return { token, clinicId }
    }
    const late = await renewed('late-renewal@clinic.hk')
    await shop.rows('update clinic set approved_until = $2 where id = $1', [
      late.clinicId,
      shop.clock.now.toISOString(),
    ])
    expect((await shop.ask(getProfile, {}, late)).data).toMatchObject({ authStatus: 0, isAuth: false })

    const refused = await renewed('refused-renewal@clinic.hk')
    await shop.ask(rejectClinic, { id: refused.clinicId, reason: 'Another company' }, asReviewer)
    expect((await shop.ask(getProfile, {}, refused)).data).toMatchObject({ authStatus: 2, isAuth: false })
    await shop.ask(submitClinic, {}, { token: refused.token, files: { businessLicense: [await shop.picture()] } })
    expect((await shop.ask(getProfile, {}, refused)).data).toMatchObject({ authStatus: 0, isAuth: false })
  })
})

describe('listClinics', () => {
  it('puts those that await review first and finds by name, email and phone', async () => {
    const { clinicId } = await shop.submitted('findme_50@clinic.hk')
    const all = await shop.ask(listClinics, {}, asReviewer)
    const statuses = all.data.list.map(({ authStatus }) => authStatus)
    expect(statuses.slice(0, all.data.awaitingReview).every((status) => status === 0)).toBe(true)
    expect(statuses.slice(all.data.awaitingReview)).not.toContain(0)

    const found = await shop.ask(listClinics, { keyword: 'findme_' }, asReviewer)
    expect(found.data.list.map(({ id }) => id)).toEqual([clinicId])
    expect(found.data.totalCount).toBe(1)
    expect((await shop.ask(listClinics, { keyword: 'findme%' }, asReviewer)).data.totalCount).toBe(0)
    expect(
      (await shop.ask(listClinics, { authStatus: 1 }, asReviewer)).data.list.every((row) => row.authStatus === 1),
    ).toBe(true)
  })

  it('is for operators only', async () => {
    const token = await shop.registered('nosy@clinic.hk')
    expect((await shop.ask(listClinics, {}, { token })).result).toBe('loginRequired')
    expect((await shop.ask(getClinic, { id: 'unknown' }, asReviewer)).result).toBe('notFound')
  })
})

describe('a certificate', () => {
  const get = async (path: string, id: string, token: string) => {
    const route = rawRoutes.find((one) => one.path === path)
    const found = await findBuyer(shop.database.db, token, shop.clock.now)
    const actor: RawCall['actor'] =
      token === reviewer ? operator : found.kind === 'known' ? found.actor : { kind: 'visitor' }
    const answer = await route?.run({
      ...shop.work,
      params: { id },
      query: {},
      headers: {},
      body: Buffer.alloc(0),
      language: 'en',
      actor,
      requestId: 'r',
    })
    if (!answer) throw new Error(`no route at ${path}`)
    const body = answer.body instanceof Readable ? await text(answer.body) : String(answer.body)
    return { status: answer.status, headers: answer.headers, body }
  }
  const own = '/files/certificate/:id'
  const ops = '/opsapi/files/certificate/:id'
  const fileOf = async (clinicId: string) => {
    const [row] = await shop.rows<{ id: string }>('select certificate_file_id as id from clinic where id = $1', [
      clinicId,
    ])
    return row?.id ?? ''
  }

  it('is shown to its own clinic and to operators, sandboxed', async () => {
    const { token, clinicId } = await shop.submitted('own@clinic.hk')
    const id = await fileOf(clinicId)
    const answer = await get(own, id, token)
    expect(answer.status).toBe(200)
    expect(answer.headers).toMatchObject({
      'content-type': 'image/webp',
      'content-disposition': 'inline; filename="certificate.webp"',
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
    })
    expect((await get(ops, id, reviewer)).status).toBe(200)
    const { data } = await shop.ask(getClinic, { id: clinicId }, asReviewer)
    expect(data).toMatchObject({ certificate: `/opsapi/files/certificate/${id}`, certificateKind: 'picture' })
  })

  it('is as absent for another clinic and for visitors as one that never was', async () => {
    const id = await fileOf((await shop.submitted('mine@clinic.hk')).clinicId)
    const other = await shop.registered('theirs@clinic.hk')
    const answers = await Promise.all([
      get(own, id, other),
      get(own, 'never-was', other),
      get(own, '\u0000', other),
      get(own, id, 'visitor'),
      get(ops, id, other),
    ])
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(answers[0]?.status).toBe(404)
  })

  it('is only ever downloaded when it is a PDF, by the clinic and by operators', async () => {
    const { token, clinicId } = await shop.submitted('pdf@clinic.hk')
    const id = await fileOf(clinicId)
    await shop.rows(`update stored_file set media_type = 'application/pdf' where id = $1`, [id])
    expect((await get(own, id, token)).headers?.['content-disposition']).toBe('attachment; filename="certificate.pdf"')
    expect((await get(ops, id, reviewer)).headers?.['content-disposition']).toBe(
      'attachment; filename="certificate.pdf"',
    )
  })
})
