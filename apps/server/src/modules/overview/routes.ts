import { getDashboard } from './use-cases/get-dashboard'

export const useCases = [getDashboard]
