import { Buyer } from './buyer'
import { expect, phone, test } from './test'
import { filled } from './words'

test('what is pressed before the script of a page runs is done as soon as it does', async ({ openBrowser }) => {
  const page = await openBrowser(phone)
  const buyer = new Buyer(page)
  const { product } = buyer.words
  await buyer.logIn('tsuenwan@cusp.example')
  await buyer.openProduct('Dental cotton rolls')
  const address = page.url()

  let letGo = () => {}
  const released = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(/\.js$/, (route) => released.then(() => route.continue()))
  await page.goto(address, { waitUntil: 'commit' })
  const more = page.getByRole('button', { name: filled(product.increase, { name: 'No. 1, 8 mm' }) })
  await more.click()
  await more.click()
  const quantity = buyer.quantityOf('No. 1, 8 mm')
  const before = await quantity.inputValue()
  letGo()
  await expect(quantity).toHaveValue(String(Number(before) + 20))
})
