import { getHome } from './use-cases/get-home'
import { getHomeFloors } from './use-cases/get-home-floors'
import { getRecommended } from './use-cases/get-recommended'

export const useCases = [getHome, getHomeFloors, getRecommended]
