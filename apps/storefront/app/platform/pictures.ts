import { pictureAt } from '@cusp/kernel'

/** What an `img` needs to choose between the two sizes of a picture; nothing for a product without one. */
export function pictureSource(
  path: string,
  sizes: string,
): { src: string | undefined; srcSet?: string; sizes?: string } {
  if (path === '') return { src: undefined }
  if (!path.includes('{0}')) return { src: path }
  const small = pictureAt(path, 400)
  return { src: small, srcSet: `${small} 400w, ${pictureAt(path, 1024)} 1024w`, sizes }
}
