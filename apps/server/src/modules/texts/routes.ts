import { getText } from './use-cases/get-text'
import { listTexts } from './use-cases/list-texts'
import { previewText } from './use-cases/preview-text'
import { restoreText } from './use-cases/restore-text'
import { saveText } from './use-cases/save-text'

export const useCases = [listTexts, getText, previewText, saveText, restoreText]
