import type { BrowseWords } from '../../platform/words'
import { browse as zhHant } from '../zh-Hant/browse'

/** The few sentences that the minimal Simplified table has (spec A203); the rest is read in Traditional. */
export const browse = {
  ...zhHant,
  shell: {
    ...zhHant.shell,
    logIn: '登录',
    register: '注册',
    cart: '购物车',
    search: '搜索',
    allCategories: '全部分类',
  },
} satisfies BrowseWords
