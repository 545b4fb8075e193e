import type { TermsDocument } from './types.ts'
import { texts } from '../../messages/texts.ts'

export const termsOfUse = (brand: string): TermsDocument => ({
  key: 'terms-of-use',
  version: '2026-11',
  title: texts('terms.termsOfUse.title'),
  paragraphs: [
    {
      id: 'free',
      text: texts('terms.termsOfUse.free.text', { brand }),
    },
    {
      id: 'who',
      text: texts('terms.termsOfUse.who.text'),
    },
    {
      id: 'identity',
      text: texts('terms.termsOfUse.identity.text'),
    },
    {
      id: 'place',
      text: texts('terms.termsOfUse.place.text'),
    },
    {
      id: 'fair',
      text: texts('terms.termsOfUse.fair.text'),
    },
    {
      id: 'pause',
      text: texts('terms.termsOfUse.pause.text'),
    },
    {
      id: 'changes',
      text: texts('terms.termsOfUse.changes.text'),
    },
  ],
})
