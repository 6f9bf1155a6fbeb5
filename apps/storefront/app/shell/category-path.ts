import { paths } from '../paths'

export type NamedCategory = { readonly id: string; readonly name: string }

/** How long the pointer rests before the menu opens or another category shows (spec A37). */
export const hoverMs = 150

/** The results of one category. */
export const categoryPath = ({ id, name }: NamedCategory): string =>
  paths.search({ searchType: 'categoryId', categoryId: id, title: name })
