import type { homeParts } from '@cusp/contract'
import { idFrom } from '@cusp/kernel'
import { sql } from 'drizzle-orm'
import { homePart, homeStage } from '../../modules/content/schema'
import type { Writer } from '../../platform/database'
import { floors, navigation, newCustomer, popup, specials, specialsHeading, zones } from '../home'
import { banners } from '../scenery'
import { idOf, named } from './named'
import { bothPictures, picture } from './scenes'

/** The home page of the demo shop, everything published. */
export async function writeHome(tx: Writer): Promise<void> {
  const products = await named(tx, 'product')
  const categories = await named(tx, 'category')
  const restorative = await tx.execute<{ id: string }>(sql`
    select p.id from product p join category c on c.id = p.category_id join category f on f.id = c.parent_id
    where f.name->>'en' = 'Restorative' order by p.recommended desc, p.sales desc, p.id limit 6`)

  const parts: homeParts.HomePart[] = [
    ...navigation.map(({ title, link }) => ({ kind: 'navigation' as const, content: { title, link } })),
    ...banners.map(({ key, title, link }) => ({
      kind: 'banner' as const,
      content: { title, link, ...bothPictures(`banner-${key}`, `banner-${key}-phone`), isTitleShown: true },
    })),
    { kind: 'popup', content: { title: popup.title, link: popup.link, picture: picture(`home-${popup.key}`) } },
    { kind: 'specialsHeading', content: specialsHeading },
    ...specials.map(({ key, title, remark, link }) => ({
      kind: 'special' as const,
      content: { title, remark, link, picture: picture(`home-${key}`) },
    })),
    ...zones.map(({ key, title, remark, link, products: names }) => ({
      kind: 'zone' as const,
      content: {
        title,
        remark,
        link,
        picture: picture(`home-${key}`),
        productIds: (names.length > 0
          ? names.map((name) => idOf(products, name))
          : restorative.rows.map(({ id }) => id)
        ).map((id) => idFrom<'Product'>(id)),
      },
    })),
    ...floors.map(({ category, ads }) => ({
      kind: 'floor' as const,
      content: {
        categoryId: idFrom<'Category'>(idOf(categories, category)),
        title: { en: '', 'zh-Hant': '' },
        keywords: [],
        more: '',
        ads: ads.map(({ key, title, link }) => ({ title, link, picture: picture(`home-${key}`) })),
        productIds: [],
        brandIds: [],
      },
    })),
    {
      kind: 'newCustomer',
      content: {
        title: newCustomer.title,
        link: newCustomer.link,
        picture: picture(`home-${newCustomer.key}`),
        isForApproved: false,
      },
    },
  ]
  const kept = await tx
    .insert(homePart)
    .values(parts.map(({ kind }, position) => ({ kind, position })))
    .returning({ id: homePart.id })
  await tx.insert(homeStage).values(
    parts.map(({ content }, place) => ({
      partId: kept[place]?.id ?? 0,
      stage: 'published' as const,
      content,
      changedBy: 'Demo',
    })),
  )
}
