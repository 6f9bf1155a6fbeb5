export const pictureSizes = [400, 1024] as const
export type PictureSize = (typeof pictureSizes)[number]

/** A picture path with the `{0}` size placeholder of spec A74, filled: `…-400x400.webp`. */
export const pictureAt = (path: string, size: PictureSize): string => path.replace('{0}', `${size}x${size}`)

export const wideWidths = [800, 1600] as const
export type WideWidth = (typeof wideWidths)[number]

/** A wide picture's path with the placeholder filled: `…-800w.webp`. */
export const widePictureAt = (path: string, width: WideWidth): string => path.replace('{0}', `${width}w`)
