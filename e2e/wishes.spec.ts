import { Buyer, demoPassword } from './buyer'
import { rows } from './database'
import { expectMail, mailsTo } from './mail'
import { Operator } from './operator'
import { expect, test } from './test'
import { filled } from './words'

type Goods = { id: string; product: string; article: string; standard: string }

/** A variant that nobody else in these journeys touches, with so many pieces. */
async function goodsOf(condition: string): Promise<Goods> {
  const [goods] = await rows<Goods>(
    `select v.id, p.name ->> 'en' as product, v.article_number as article, v.standard ->> 'en' as standard
     from variant v join product p on p.id = v.product_id join stock s on s.variant_id = v.id
     where v.is_on_shelf and p.is_on_shelf and not v.is_on_inquiry and v.purchase_limit = 0
       and (select count(*) from variant o where o.product_id = p.id and o.is_on_shelf) = 1
       and not exists (select 1 from stock_registration r where r.variant_id = v.id)
       and not exists (select 1 from favourite f where f.variant_id = v.id) and ${condition}
     order by v.id limit 1`,
  )
  if (!goods) throw new Error(`the demo shop has no goods with ${condition}`)
  return goods
}

test('a visitor presses a heart, logs in, and finds the product among the favourites', async ({ page }) => {
  const goods = await goodsOf('s.on_hand - s.reserved > 20 and v.step = 1')
  const buyer = new Buyer(page, 'en')
  const { product, wishes, account } = buyer.words
  await page.goto(`/product/${goods.id}`)
  const heart = page.getByRole('button', { name: filled(product.collect, { name: goods.product }), exact: true })
  await heart.click()
  const dialog = page.getByRole('dialog', { name: account.logInTitle })
  await buyer.fillLogIn(dialog, 'clinic@cusp.example', demoPassword)
  await expect(page.getByText(product.collected).last()).toBeVisible()
  const lit = page.getByRole('button', { name: filled(product.uncollect, { name: goods.product }), exact: true })
  await expect(lit).toHaveAttribute('aria-pressed', 'true')

  await page.goto('/user/favourites')
  const row = page.getByRole('listitem').filter({ hasText: goods.article })
  await row.getByRole('button', { name: wishes.add }).click()
  await expect(page.getByText(wishes.added).last()).toBeVisible()

  await page.goto('/shopCart')
  const line = page.getByRole('listitem').filter({ hasText: goods.article })
  const title = `${goods.product} ${goods.standard}`
  await line.getByRole('button', { name: filled(buyer.words.cart.collect, { name: title }) }).click()
  await expect(line).toHaveCount(0)

  await page.goto('/user/favourites')
  await row.getByRole('button', { name: new RegExp(`^${filled(wishes.remove, { name: goods.product })}`) }).click()
  await expect(row).toHaveCount(0)
})

test('in Chinese, the heart of a card says 收藏成功 and 取消收藏成功', async ({ openBrowser }) => {
  const page = await openBrowser({ language: 'zh-Hant' })
  const buyer = new Buyer(page, 'zh-Hant')
  await buyer.logIn('macau@cusp.example')
  await page.goto('/search?keyword=ALL&pageIndex=2')
  const card = page.getByRole('article').first()
  await card.getByRole('button', { name: /^收藏 / }).click()
  await expect(page.getByText('收藏成功', { exact: true }).last()).toBeVisible()
  await card.getByRole('button', { name: /^取消收藏 / }).click()
  await expect(page.getByText('取消收藏成功').last()).toBeVisible()
  await expect(card.getByRole('button', { name: /^收藏 / })).toHaveAttribute('aria-pressed', 'false')
})

test('whoever waits for sold-out goods is written to once they are received, and buys them', async ({
  page,
  openBrowser,
}) => {
  const goods = await goodsOf('s.on_hand - s.reserved < v.step')
  const email = 'macau@cusp.example'
  const buyer = new Buyer(page)
  const { product, wishes } = buyer.words
  await buyer.logIn(email)
  await page.goto(`/product/${goods.id}`)
  await page.getByRole('button', { name: filled(product.tellMeOf, { name: goods.standard }) }).click()
  await expect(page.getByText(product.willTellLong)).toBeVisible()
  await page.goto('/user/stockNotice')
  const row = page.getByRole('listitem').filter({ hasText: goods.article })
  await expect(row).toContainText(filled(wishes.waitingSince, { day: '' }).trim())

  const before = (await mailsTo(email)).length
  const desk = await openBrowser()
  const operator = new Operator(desk)
  const { nav, awaited, variants, common } = operator.words
  await operator.logIn('warehouse@cusp.example')
  await operator.goTo(nav.awaited)
  await operator.searchFor(awaited.searchHint, goods.article)
  await desk.getByRole('link', { name: goods.product }).click()
  await desk.getByRole('button', { name: variants.stock, exact: true }).click()
  const drawer = desk.getByRole('dialog')
  await drawer.getByLabel(variants.change).fill('500')
  await drawer.getByLabel(common.reason).fill('Delivery')
  await drawer.getByRole('button', { name: common.save }).click()
  await expect(drawer).toBeHidden()

  const mail = await expectMail(email, goods.article, before)
  // In the language in which this person was last here.
  expect(mail.subject).toMatch(/^(?:Goods that you wait for are back in stock|您登記的商品已到貨)$/)
  await page.reload()
  await row.getByRole('button', { name: wishes.add }).click()
  await expect(page.getByText(wishes.added).last()).toBeVisible()
  await expect(row).toHaveCount(0)
})
