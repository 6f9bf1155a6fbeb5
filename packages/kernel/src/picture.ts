export const pictureSizes = [400, 1024] as const
export type PictureSize = (typeof pictureSizes)[number]

/** A picture path with the `{0}` size placeholder of spec A74, filled: `…-400x400.webp`. */
export const pictureAt = (path: string, size: PictureSize): string => path.replace('{0}', `${size}x${size}`)
