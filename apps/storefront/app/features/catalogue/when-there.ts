import { lazy } from 'react'

/*
 * What few products have. The server renders it with the page; a browser loads its script only where it is there, so that
 * all other products' pages stay light. Each stands in a boundary of its own, which keeps the server's markup until then.
 */
const extras = () => import('./product-extras')
const video = () => import('./product-video')
const promotion = () => import('./promotion-band')
const preOrder = () => import('./pre-order-card')
const askPrice = () => import('./ask-price-card')

// The server renders pages in one go and waits for nothing while it does, so it has them all from the start.
const onServer = import.meta.env.SSR
  ? { ...(await extras()), ...(await video()), ...(await promotion()), ...(await preOrder()), ...(await askPrice()) }
  : undefined

export const BundleContents =
  onServer?.BundleContents ?? lazy(async () => ({ default: (await extras()).BundleContents }))
export const Gifts = onServer?.Gifts ?? lazy(async () => ({ default: (await extras()).Gifts }))
export const Documents = onServer?.Documents ?? lazy(async () => ({ default: (await extras()).Documents }))
export const ProductVideo = onServer?.ProductVideo ?? lazy(async () => ({ default: (await video()).ProductVideo }))
export const PromotionBand =
  onServer?.PromotionBand ?? lazy(async () => ({ default: (await promotion()).PromotionBand }))
export const PreOrderCard = onServer?.PreOrderCard ?? lazy(async () => ({ default: (await preOrder()).PreOrderCard }))
export const AskPriceCard = onServer?.AskPriceCard ?? lazy(async () => ({ default: (await askPrice()).AskPriceCard }))
