import type { Language } from '@cusp/kernel'
import { pictureAt } from '@cusp/kernel'
import { paths } from '../paths'
import { addressIn } from './language-address'

/** Where the shop is reached and in which language it is read: what turns a path into an address. */
export type Place = { readonly publicOrigin: string; readonly language: Language }

type Data = Readonly<Record<string, unknown>>

const context = 'https://schema.org'
const at = ({ publicOrigin, language }: Place, path: string) => `${publicOrigin}${addressIn(language, path)}`
const picture = ({ publicOrigin }: Place, path: string) => `${publicOrigin}${pictureAt(path, 1024)}`

/** The company behind the shop. */
export const organisation = (place: Place, name: string, about: string): Data => ({
  '@context': context,
  '@type': 'Organization',
  name,
  description: about,
  url: at(place, paths.home()),
  logo: `${place.publicOrigin}/share.png`,
  areaServed: 'HK',
})

/** The shop as a site that can be searched. */
export const website = (place: Place, name: string): Data => ({
  '@context': context,
  '@type': 'WebSite',
  name,
  url: at(place, paths.home()),
  inLanguage: place.language === 'en' ? 'en' : 'zh-Hant',
  potentialAction: {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${at(place, paths.search())}?keyword={search_term_string}` },
    'query-input': 'required name=search_term_string',
  },
})

/** The way to a page, as its breadcrumbs show it. The last step, the page itself, has no address. */
export const breadcrumbList = (
  place: Place,
  crumbs: readonly { readonly label: string; readonly href?: string | undefined }[],
): Data => ({
  '@context': context,
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ label, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    ...(href === undefined ? {} : { item: at(place, href) }),
  })),
})

export type DescribedProduct = {
  readonly id: string
  readonly productName: string
  readonly brandName: string
  readonly sellingPoint: string
  readonly description: string
  readonly firstCName: string
  readonly secondCName: string
  readonly producer: string
  readonly pictures: readonly string[]
}

/** A product without an offer: what it costs is for approved clinics alone, and no field here may tell. */
export const productData = (place: Place, product: DescribedProduct, articleNumber: string | undefined): Data => ({
  '@context': context,
  '@type': 'Product',
  name: product.productName,
  description: product.sellingPoint || product.description || product.productName,
  url: at(place, paths.product(product.id)),
  image: product.pictures.map((path) => picture(place, path)),
  brand: { '@type': 'Brand', name: product.brandName },
  category: [product.firstCName, product.secondCName].filter((name) => name !== '').join(' > '),
  ...(product.producer === '' ? {} : { manufacturer: { '@type': 'Organization', name: product.producer } }),
  ...(articleNumber === undefined ? {} : { sku: articleNumber, mpn: articleNumber }),
})

/** As the text of a script that no browser runs and no product's name can end. */
export const scriptText = (data: Data): string =>
  JSON.stringify(data).replace(/[<>&\u2028\u2029]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)
