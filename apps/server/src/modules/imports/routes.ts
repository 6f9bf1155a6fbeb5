import { adminGetImport } from './use-cases/admin-get-import'
import { adminListImports } from './use-cases/admin-list-imports'
import { adminRunImport } from './use-cases/admin-run-import'
import { adminUploadImport } from './use-cases/admin-upload-import'

export const useCases = [adminUploadImport, adminRunImport, adminGetImport, adminListImports]
