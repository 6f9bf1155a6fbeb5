import type { FileRule } from './endpoint'

const megabyte = 1024 * 1024

/** Business registration certificate: 2 MB, picture or PDF (spec A113, decision 71). */
export const certificateFile: FileRule = {
  atMostBytes: 2 * megabyte,
  atMostCount: 1,
  kinds: ['jpeg', 'png', 'webp', 'pdf'],
  required: false,
}
/** A person's picture: 2 MB, JPEG or PNG (spec A113). */
export const avatarFile: FileRule = {
  atMostBytes: 2 * megabyte,
  atMostCount: 1,
  kinds: ['jpeg', 'png'],
  required: false,
}
/** A picture of a product, brand or category that an operator uploads. */
export const pictureFile: FileRule = {
  atMostBytes: 10 * megabyte,
  atMostCount: 1,
  kinds: ['jpeg', 'png', 'webp'],
  required: true,
}
/** The same where one of several kinds of file comes. */
export const goodsPictureFile: FileRule = { ...pictureFile, required: false }
/** Instructions of a product to download. */
export const documentFile: FileRule = {
  atMostBytes: 10 * megabyte,
  atMostCount: 1,
  kinds: ['pdf', 'jpeg', 'png', 'webp'],
  required: false,
}
/** A product's video. */
export const videoFile: FileRule = {
  atMostBytes: 32 * megabyte,
  atMostCount: 1,
  kinds: ['mp4'],
  required: false,
}
/** A supplier sheet. */
export const sheetFile: FileRule = {
  atMostBytes: 64 * megabyte,
  atMostCount: 1,
  kinds: ['csv', 'xlsx', 'gzip'],
  required: true,
}
