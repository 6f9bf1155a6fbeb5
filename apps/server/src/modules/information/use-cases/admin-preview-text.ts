import { information } from '@cusp/contract'
import { cleanHtml } from '../../../platform/html'
import { useCase } from '../../../platform/use-case'

export const adminPreviewText = useCase(information.adminPreviewText, async (_, { content }) => ({
  content: cleanHtml(content),
}))
