import type { TermsDocument } from './types.ts'
import { texts } from '../../messages/texts.ts'

export const privacy = (brand: string): TermsDocument => ({
  key: 'privacy',
  version: '2026-11',
  title: texts('terms.privacy.title'),
  paragraphs: [
    {
      id: 'what',
      text: texts('terms.privacy.what.text', { brand }),
    },
    {
      id: 'why',
      text: texts('terms.privacy.why.text'),
    },
    {
      id: 'position',
      text: texts('terms.privacy.position.text'),
    },
    {
      id: 'documents',
      text: texts('terms.privacy.documents.text'),
    },
    {
      id: 'rights',
      text: texts('terms.privacy.rights.text'),
    },
  ],
})
