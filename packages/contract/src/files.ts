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
/** A supplier sheet. */
export const sheetFile: FileRule = {
  atMostBytes: 64 * megabyte,
  atMostCount: 1,
  kinds: ['csv', 'xlsx', 'gzip'],
  required: true,
}
