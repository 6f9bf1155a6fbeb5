import { endpoints, failures } from '@cusp/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { unanswered } from '../src/app'
import { addClinic, addOperator, openWholeShop, type WholeShop } from './whole-shop'

let whole: WholeShop
let clinic: string
let admin: string

beforeAll(async () => {
  whole = await openWholeShop({ PRODUCT_SUFFIX: 'Cusp' })
  clinic = (await addClinic(whole.database, 'Wire Clinic')).token
  admin = await addOperator(whole.database, 'admin')
})
afterAll(() => whole.close())

const json = { 'content-type': 'application/json', langenv: '2' }
const operatorCalls = endpoints.filter(({ endpoint }) => endpoint.access === 'operator')
const buyerCalls = endpoints.filter(({ endpoint }) => endpoint.access === 'signedIn' || endpoint.access === 'approved')

/** Would sign the test's own people out. */
const endsSession = new Set(['logOut', 'operatorLogOut'])

/** As whom a call is made so that it is not turned away at the door. */
const passFor = (access: string): string | undefined => {
  if (access === 'operator') return admin
  return access === 'signedIn' || access === 'approved' ? clinic : undefined
}

describe('the contract on the wire', () => {
  it('has a use case for every entry', () => {
    expect(unanswered()).toEqual([])
  })

  it.each(buyerCalls.map((entry) => [entry.endpoint.path, entry] as const))(
    '%s asks a visitor to log in',
    async (path) => {
      const answer = await whole.post(path, {})
      expect(answer.result).toBe('loginRequired')
      expect(answer.status).toBe(200)
    },
  )

  it.each(operatorCalls.map((entry) => [entry.endpoint.path] as const))('%s is closed to a clinic', async (path) => {
    expect((await whole.post(path, {}, clinic)).result).toBe('loginRequired')
  })

  it('answers with the shop’s ending and without it where the specification says {product}', async () => {
    for (const path of ['/api/index', '/api/indexCusp']) {
      const answer = await whole.post(path, { type: 1 })
      expect([answer.result, answer.data]).toEqual(['ok', expect.objectContaining({ banner: [], newCus: 0 })])
    }
    expect((await whole.post('/api/indexOther', { type: 1 })).result).toBe('notFound')
  })

  it('refuses an operator without the permission', async () => {
    const warehouse = await addOperator(whole.database, 'warehouse')
    const answer = await whole.post('/opsapi/clinics/approve', { id: 'x' }, warehouse)
    expect([answer.status, answer.result]).toEqual([403, 'forbidden'])
  })
})

const hostile: readonly [string, unknown][] = [
  ['an array', []],
  ['a text', 'text'],
  ['a number', 7],
  [
    'objects for values',
    {
      id: {},
      orderNo: {},
      keyword: {},
      pageIndex: {},
      goods: {},
      email: {},
      password: {},
      addressId: {},
      searchProductId: {},
    },
  ],
  [
    'arrays for values',
    { id: [1], orderNo: [], keyword: ['a'], pageIndex: [], goods: [[]], email: [], password: [], addressId: [] },
  ],
  [
    'huge numbers',
    { id: 1e308, orderNo: 1e308, pageIndex: 1e15, pageSize: -1, count: 1e20, amount: 1e300, payable: 1e300 },
  ],
  [
    'negative numbers',
    { id: -1, pageIndex: -5, count: -3, goods: [{ searchProductId: 'v1', count: -2 }], change: -1e12 },
  ],
  [
    'NUL in texts',
    {
      id: 'a\u0000b',
      orderNo: '1\u0000',
      keyword: 'a\u0000',
      email: 'a\u0000@b.hk',
      userName: 'a\u0000',
      password: 'a\u0000',
      name: 'x\u0000',
    },
  ],
  [
    'SQL and markup',
    {
      id: "' or 1=1 --",
      keyword: "'; drop table product; --",
      userName: '<script>',
      password: "' or ''='",
      email: "a'b@c.hk",
    },
  ],
  [
    'ten thousand goods',
    {
      goods: Array.from({ length: 2000 }, (_, i) => ({ searchProductId: `v${i}`, id: `v${i}`, count: 1 })),
      checked: true,
    },
  ],
  [
    'long texts',
    {
      id: 'x'.repeat(5000),
      keyword: 'y'.repeat(5000),
      email: 'z'.repeat(5000),
      userName: 'u'.repeat(5000),
      password: 'p'.repeat(5000),
    },
  ],
  ['lone surrogates', { keyword: '\ud800', id: '\udfff', userName: '\ud83d', name: '\ud800' }],
  [
    'unknown things',
    {
      id: '999999999999',
      orderNo: '2026010100000000',
      addressId: 'none',
      searchProductId: 'none',
      goods: [{ searchProductId: 'none', id: 'none', count: 1 }],
    },
  ],
]

describe('malformed input', () => {
  it.each(hostile)('never breaks a call: %s', async (_, body) => {
    for (const { endpoint } of endpoints.filter(({ name }) => !endsSession.has(name))) {
      const answer = await whole.post(endpoint.path, body, passFor(endpoint.access))
      expect(answer.status, `${endpoint.path} ${answer.text.slice(0, 300)}`).toBeLessThan(500)
      if (answer.status === 400) expect(answer.data, endpoint.path).toHaveProperty('field')
      // Within one text of the answer: the shop's own sentences stand side by side in some.
      expect(answer.text).not.toMatch(/\bat .*\.[jt]s:|\bselect (?:[^"\\]|\\.)* from\b|\binsert into\b/i)
    }
  })

  it('names the field at fault', async () => {
    const answer = await whole.post(
      '/authapi/shoppingcart/addShoppingCart',
      { goods: [{ searchProductId: 'v1', count: 'many' }] },
      clinic,
    )
    expect([answer.status, answer.data]).toEqual([400, { field: 'goods[0].count' }])
  })

  it.each([
    ['text that is no JSON', '{"id":', json, 400],
    ['a key that reaches for the prototype', '{"__proto__":{"isAdmin":true}}', json, 400],
    ['very deep nesting', `${'['.repeat(20_000)}${']'.repeat(20_000)}`, json, 400],
    ['plain text, the way past CORS', '{}', { 'content-type': 'text/plain', langenv: '2' }, 415],
    ['a form', 'id=1', { 'content-type': 'application/x-www-form-urlencoded', langenv: '2' }, 415],
    ['a content type with a leading space', '{}', { 'content-type': ' text/plain', langenv: '2' }, 415],
    ['more than 64 kB', JSON.stringify({ id: 'x'.repeat(70_000) }), json, 413],
  ])('%s gets a 4xx envelope', async (_, payload, headers, status) => {
    const answer = await whole.raw('/api/product/detail', payload, headers)
    expect(answer.status).toBe(status)
    expect(answer.text).toContain('"resultID"')
  })

  it.each([
    ['LangEnv', "2'; drop table product; --"],
    ['Currency', 'BTC'],
    ['Authorization', 'x'.repeat(4000)],
    ['Cookie', `cusp_session=${'%00'.repeat(200)}`],
    ['X-Forwarded-For', '; select 1'],
  ])('an odd %s header is read as none', async (name, value) => {
    const answer = await whole.post('/api/product/list', {}, undefined, { [name.toLowerCase()]: value })
    expect([answer.status, answer.result]).toEqual([200, 'ok'])
  })

  it('answers an unknown path with the envelope', async () => {
    const answer = await whole.post('/api/no/such/call', {})
    expect([answer.status, answer.result]).toEqual([404, 'notFound'])
  })
})

describe('other sites', () => {
  it.each([
    ['Sec-Fetch-Site', 'cross-site'],
    ['Sec-Fetch-Site', 'same-site'],
    ['Origin', 'https://elsewhere.example'],
  ])('cannot make calls: %s %s', async (name, value) => {
    const answer = await whole.post('/api/login', { userName: 'a', password: 'b' }, undefined, {
      [name.toLowerCase()]: value,
    })
    expect([answer.status, answer.result]).toEqual([403, 'crossSite'])
  })

  it('cannot use the cookie without the header that forces a preflight', async () => {
    const answer = await whole.raw('/authapi/user/userinfo2', '{}', {
      'content-type': 'application/json',
      cookie: `cusp_session=${clinic}`,
    })
    expect(answer.result).toBe('crossSite')
  })
})

it('speaks the language that the caller asks for', async () => {
  const answer = await whole.post('/authapi/order/list', {}, undefined, { langenv: '3' })
  expect(answer.text).toContain(failures.loginRequired.says['zh-Hant'])
})

describe('yes or no on the wire', () => {
  it.each([
    [true, true],
    ['true', true],
    ['1', true],
    [1, true],
    [false, false],
    ['false', false],
    ['0', false],
    [0, false],
    ['', false],
  ])('is read from %j as %s', async (sent, isDefault) => {
    const { token } = await addClinic(whole.database, `Flag Clinic ${JSON.stringify(sent)}`)
    const fields = { name: 'Front desk', areaCode: '+852', phone: '61234567', province: 'HK', district: 'HK-wan-chai' }
    const saved = await whole.post(
      '/authapi/user/saveDeliveryAddress',
      { ...fields, street: '2 Test Street', isDefault: sent },
      token,
    )
    expect(saved.result).toBe('ok')
    const { data } = await whole.post('/authapi/user/searchDeliveryAddress', {}, token)
    expect(data).toContainEqual(expect.objectContaining({ ...(saved.data as object), isDefault }))
  })

  it('is nothing else', async () => {
    const answer = await whole.post('/api/login', { userName: 'a@b.hk', password: 'x', autoLogin: 'perhaps' })
    expect([answer.result, answer.text]).toEqual(['notUnderstood', expect.stringContaining('autoLogin')])
  })
})

describe('the sandbox’s payment page', () => {
  const page = async (headers: Record<string, string>) =>
    (await whole.shop.app.inject({ url: '/sandbox-pay/unknown', headers })).body

  it('speaks the language that was chosen in the shop', async () => {
    expect(await page({ cookie: 'currency=HKD; language=zh-Hant', 'accept-language': 'en' })).toContain(
      '測試環境：不會真正扣款',
    )
    expect(await page({ cookie: 'language=en', 'accept-language': 'zh-HK' })).toContain('Sandbox: no real money moves')
  })

  it('speaks the browser’s language before one is chosen, and English to all others', async () => {
    expect(await page({ 'accept-language': 'zh-HK,zh;q=0.9,en;q=0.8' })).toContain('測試環境：不會真正扣款')
    expect(await page({ 'accept-language': 'fr' })).toContain('Sandbox: no real money moves')
    expect(await page({})).toContain('Sandbox: no real money moves')
  })
})

it('tells nothing of itself to strangers', async () => {
  const answer = await whole.post('/api/product/list', {})
  expect(answer.headers).not.toHaveProperty('server')
  expect(answer.headers).not.toHaveProperty('x-powered-by')
  expect(answer.headers['x-content-type-options']).toBe('nosniff')
})
