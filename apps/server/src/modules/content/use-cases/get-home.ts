import { content } from '@cusp/contract'
import { inLanguage } from '@cusp/kernel'
import { seesPrices } from '../../../platform/actor'
import { useCase } from '../../../platform/use-case'
import { priceTextFor } from '../../catalogue'
import { findBanners } from '../store'

export const getHome = useCase(content.getHome, async (call) => {
  const { audience } = call.actor
  const banners = await findBanners(call.read, call.now)
  return {
    banner: banners.map(({ title, link, image, imagePhone }) => ({
      path: link,
      image,
      imagePhone,
      title: inLanguage(title, call.language),
    })),
    isAuth: seesPrices(audience),
    text: await priceTextFor(call, audience),
  }
})
