import { cart, catalogue, content, endpoints, search } from '@cusp/contract'
import { idFrom } from '@cusp/kernel'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { createClient, type Envelope } from './client'
import { encodeInput } from './encode-input'
import { Refused } from './refused'

function answering(envelope: Envelope) {
  const sent: { path: string; body: unknown }[] = []
  const client = createClient(async (path, body) => {
    sent.push({ path, body })
    return envelope
  })
  return { client, sent }
}

const success = (data: unknown): Envelope => ({ resultID: 1200, message: '', data })

describe('a call', () => {
  it('says names as codes and leaves out what has a default', async () => {
    const { client, sent } = answering(
      success({ products: [], totalPage: 0, totalCount: 0, isAuth: false, text: 'Log in' }),
    )
    await client.call(search.searchProducts, { keyword: 'gloves', orderBy: 'newestFirst', brandId: undefined })
    expect(sent).toEqual([{ path: '/api/product/list', body: { keyword: 'gloves', orderBy: 7 } }])
  })

  it('gives the answer decoded', async () => {
    const { client } = answering(success({ cartAmount: 3 }))
    const goods = [{ searchProductId: idFrom<'Variant'>('v1'), count: 2 }]
    expect(await client.call(cart.addToCart, { goods })).toEqual({ cartAmount: 3 })
  })

  it('reads calls whose spellings the server folds first', async () => {
    const { client, sent } = answering(success({ products: [], totalPage: 0, isAuth: false, text: '' }))
    await client.call(content.getRecommended, { pageIndex: 2 })
    expect(sent[0]?.body).toEqual({ pageIndex: 2 })
  })

  it('throws a refusal by its name, with the field at fault', async () => {
    const { client } = answering({ resultID: 2302, message: 'Insufficient stock', data: { field: 'goods' } })
    const refused = await client.call(cart.getCart, {}).catch((error: unknown) => error)
    expect(refused).toBeInstanceOf(Refused)
    expect(refused).toMatchObject({
      failure: 'insufficientStock',
      code: 2302,
      message: 'Insufficient stock',
      detail: { field: 'goods' },
    })
  })

  it('takes the local code for a missing login and unknown codes for something unexpected', async () => {
    const local = await answering({ resultID: 9999, message: '', data: null })
      .client.call(cart.getCart, {})
      .catch((error: unknown) => error)
    expect(local).toMatchObject({ failure: 'loginRequired', isLoginRequired: true })
    const unknown = await answering({ resultID: 4711, message: '?', data: null })
      .client.call(cart.getCart, {})
      .catch((error: unknown) => error)
    expect(unknown).toMatchObject({ failure: 'unexpected', code: 4711 })
  })

  it('refuses what cannot be said before anything is sent', async () => {
    const { client, sent } = answering(success(null))
    const refused = await client
      .call(catalogue.getProduct, { id: idFrom<'Variant'>('../etc') })
      .catch((error: unknown) => error)
    expect(refused).toMatchObject({ failure: 'notUnderstood', detail: { field: 'id' } })
    expect(sent).toEqual([])
  })
})

describe('every input of the contract', () => {
  it.each(endpoints.map(({ module, name, endpoint }) => [`${module}.${name}`, endpoint] as const))(
    'can be said: %s',
    (_, endpoint) => {
      // Inputs that need nothing must survive being said with nothing; others must fail as bad input, not crash.
      const said = () => encodeInput(endpoint.input, {})
      try {
        expect(said()).toEqual({})
      } catch (error) {
        expect(error).toBeInstanceOf(z.ZodError)
      }
    },
  )
})
