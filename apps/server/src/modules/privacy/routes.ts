import { exportData } from './use-cases/export-data'
import { getDeletion } from './use-cases/get-deletion'
import { requestDeletion } from './use-cases/request-deletion'
import { withdrawDeletion } from './use-cases/withdraw-deletion'

export const useCases = [exportData, getDeletion, requestDeletion, withdrawDeletion]
