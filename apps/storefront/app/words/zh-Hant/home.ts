import type { home as en } from '../en/home'
import type { SameWords } from '../same-words'

export const home: SameWords<typeof en> = {
  title: '醫療及牙科用品',
  banners: '精選推介',
  bannerSlide: '第 {number, number} 張，共 {count, number} 張',
  previousSlide: '上一張',
  nextSlide: '下一張',
  pause: '暫停',
  play: '播放',
  recommended: '為您的診所推薦',
  loadMore: '載入更多',
  allLoaded: '已顯示全部推薦產品',
  brands: '品牌推薦',
  allBrands: '全部品牌',
  floorMore: '查看全部',
  moreCategories: '更多分類',
  hotBrands: '熱門品牌',
}
