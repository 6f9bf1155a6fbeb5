import {
  brand,
  category,
  expressMethod,
  product,
  stock,
  stockMovement,
  store,
  variant,
} from '../../modules/catalogue/schema'
import type { Writer } from '../../platform/database'
import { appCode } from '../app-code'
import type { DemoCatalogue } from '../catalogue'
import { type Illustration, illustrate, packaging, pictureKey, placeholder, poses } from '../illustrations'
import { accents, tints } from '../illustrations/paint'
import { questionIcons } from '../question-icons'
import { type Drawing, square } from '../render'
import { pictureFolder, sceneDrawings } from './scenes'

const pathOf = (key: string): string => `/pictures/${pictureFolder}/${key}-{0}.webp`

/** FNV-1a: the same product always gets the same picture. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (const char of text) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193) >>> 0
  return hash
}

const pick = <T>(from: readonly T[], n: number): T => {
  const chosen = from[n % from.length]
  if (chosen === undefined) throw new Error('nothing to pick from')
  return chosen
}

/** What each product, category and brand is shown with. Products of equal looks share a picture. */
export function picturesOf(shop: DemoCatalogue): {
  drawings: Drawing[]
  product: Map<string, string>
  category: Map<string, string>
} {
  const parentOf = new Map<string, string>(shop.categories.map((c) => [c.key, c.parentKey ?? c.key]))
  const firstLevel: readonly string[] = shop.categories.filter((c) => c.parentKey === null).map((c) => c.key)
  const tintOf = (categoryKey: string) =>
    pick(tints, firstLevel.indexOf(parentOf.get(categoryKey) ?? categoryKey) + tints.length)

  const drawn = new Map<string, Drawing>()
  const draw = (picture: Illustration): string => {
    const key = pictureKey(picture)
    drawn.set(key, { name: key, svg: () => illustrate(picture), sizes: square })
    return pathOf(key)
  }

  // Neighbours on a page differ: the pose turns with each product of one kind in a category.
  const seen = new Map<string, number>()
  const products = new Map<string, string>()
  for (const p of shop.products) {
    const kind = `${p.categoryKey} ${p.art.type}`
    const turn = seen.get(kind) ?? hashOf(kind)
    seen.set(kind, turn + 1)
    products.set(
      p.key,
      draw({
        type: p.art.type,
        tint: tintOf(p.categoryKey),
        accent: pick(accents, hashOf(p.key)),
        pose: pick(poses, turn),
      }),
    )
  }
  const categories = new Map(
    shop.categories.map((c) => [
      c.key,
      draw({ type: c.art, tint: tintOf(c.key), accent: pick(accents, hashOf(c.key)), pose: 0 }),
    ]),
  )
  const cartons = tints.map((tint): Drawing => ({ name: `carton-${tint}`, svg: () => packaging(tint), sizes: square }))
  return {
    drawings: [
      ...drawn.values(),
      ...sceneDrawings(),
      ...cartons,
      { name: 'placeholder', svg: placeholder, sizes: square },
      ...questionIcons,
      { name: 'app-code', svg: appCode, sizes: [{ width: 480, height: 480 }] },
    ],
    product: products,
    category: categories,
  }
}

const inParts = async <T>(rows: readonly T[], insert: (part: T[]) => Promise<unknown>): Promise<void> => {
  for (let from = 0; from < rows.length; from += 200) await insert(rows.slice(from, from + 200))
}

const need = (map: ReadonlyMap<string, string>, key: string): string => {
  const found = map.get(key)
  if (found === undefined) throw new Error(`the demo shop has nothing called ${key}`)
  return found
}

/** Writes the whole catalogue; answers the ids of its products. */
export async function writeCatalogue(
  tx: Writer,
  shop: DemoCatalogue,
  pictures: ReturnType<typeof picturesOf>,
  now: Date,
): Promise<string[]> {
  const ids = {
    category: new Map<string, string>(),
    brand: new Map<string, string>(),
    store: new Map<string, string>(),
  }
  const level = async (of: DemoCatalogue['categories']) => {
    for (const c of of) {
      const [row] = await tx
        .insert(category)
        .values({
          parentId: c.parentKey === null ? null : need(ids.category, c.parentKey),
          name: c.name,
          picture: need(pictures.category, c.key),
          position: c.position,
        })
        .returning({ id: category.id })
      if (row) ids.category.set(c.key, row.id)
    }
  }
  await level(shop.categories.filter((c) => c.parentKey === null))
  await level(shop.categories.filter((c) => c.parentKey !== null))
  for (const b of shop.brands) {
    const [row] = await tx
      .insert(brand)
      .values({ name: b.name, groupKey: b.groupKey, sequence: b.sequence })
      .returning({ id: brand.id })
    if (row) ids.brand.set(b.key, row.id)
  }
  for (const s of shop.stores) {
    const [row] = await tx.insert(store).values({ name: s.name, position: s.position }).returning({ id: store.id })
    if (!row) continue
    ids.store.set(s.key, row.id)
    await tx.insert(expressMethod).values(
      s.express.map((e) => ({
        storeId: row.id,
        name: e.name,
        isDefault: e.isDefault,
        freightHkd: e.freightHkd,
        freightUsd: e.freightUsd,
        freeFromHkd: e.freeFromHkd,
        freeFromUsd: e.freeFromUsd,
        position: e.position,
      })),
    )
  }

  const productIds: string[] = []
  const variants: (typeof variant.$inferInsert & { readonly pieces: number })[] = []
  for (let from = 0; from < shop.products.length; from += 100) {
    const part = shop.products.slice(from, from + 100)
    const rows = await tx
      .insert(product)
      .values(
        part.map((p) => ({
          supplier: p.supplier,
          importKey: p.key,
          brandId: need(ids.brand, p.brandKey),
          categoryId: need(ids.category, p.categoryKey),
          storeId: need(ids.store, p.storeKey),
          name: p.name,
          sellingPoint: p.sellingPoint,
          detailHtml: p.detailHtml,
          producer: p.producer,
          ceCode: p.ceCode,
          fdaCode: p.fdaCode,
          parameters: [...p.parameters],
          tags: [...p.tags],
          picture: need(pictures.product, p.key),
          isMedicine: p.isMedicine,
          listedAt: new Date(now.getTime() - p.listedDaysAgo * 86_400_000),
          sales: p.sales,
          recommended: p.recommended,
        })),
      )
      .returning({ id: product.id })
    for (const [i, p] of part.entries()) {
      const id = rows[i]?.id
      if (id === undefined) continue
      productIds.push(id)
      for (const [position, v] of p.variants.entries()) {
        variants.push({
          productId: id,
          supplier: p.supplier,
          articleNumber: v.articleNumber,
          standard: v.standard,
          unit: v.unit,
          uniformCode: v.uniformCode,
          containerQuantity: v.containerQuantity,
          step: v.step,
          purchaseLimit: v.purchaseLimit,
          priceHkd: v.priceHkd,
          priceUsd: v.priceUsd,
          discountPercent: v.discountPercent,
          isOnInquiry: v.isOnInquiry,
          productionDate: v.productionDate,
          expiryDate: v.expiryDate,
          position,
          pieces: v.stock,
        })
      }
    }
  }
  await inParts(variants, async (part) => {
    const rows = await tx
      .insert(variant)
      .values(part.map(({ pieces: _, ...row }) => row))
      .returning({ id: variant.id })
    const held = rows.map(({ id }, i) => ({ variantId: id, onHand: part[i]?.pieces ?? 0 }))
    await tx.insert(stock).values(held)
    const received = held.filter(({ onHand }) => onHand > 0)
    if (received.length > 0) {
      await tx.insert(stockMovement).values(
        received.map(({ variantId, onHand }) => ({
          variantId,
          kind: 'receive',
          quantity: onHand,
          reason: 'Opening stock',
        })),
      )
    }
  })
  return productIds
}
