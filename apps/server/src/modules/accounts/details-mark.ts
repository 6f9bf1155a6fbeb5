import { tokenHash } from '../../platform/tokens'
import { detailsOf } from './rules/details'

/** Another one as soon as anything that is written down of a clinic is another. */
export const detailsMark = (clinic: Parameters<typeof detailsOf>[0]): string =>
  tokenHash(JSON.stringify(detailsOf(clinic)))
