import { getHome } from './use-cases/get-home'
import { getHomeFloors } from './use-cases/get-home-floors'
import { getInfoPage } from './use-cases/get-info-page'
import { getRecommended } from './use-cases/get-recommended'

export const useCases = [getHome, getHomeFloors, getRecommended, getInfoPage]
