import type { BrandSettings } from '@marquee/platform-kernel/brandSettings'
import { texts } from '../../messages/texts.ts'
import type { TermsDocument } from './types.ts'

export const privacy = ({ name: brand, contactEmail }: BrandSettings): TermsDocument => ({
  key: 'privacy',
  version: '2026-11b',
  title: texts('terms.privacy.title'),
  paragraphs: [
    { id: 'what', text: texts('terms.privacy.what.text', { brand }) },
    { id: 'why', text: texts('terms.privacy.why.text') },
    { id: 'payments', text: texts('terms.privacy.payments.text') },
    { id: 'position', text: texts('terms.privacy.position.text') },
    { id: 'documents', text: texts('terms.privacy.documents.text') },
    { id: 'rights', text: texts('terms.privacy.rights.text', { contactEmail }) },
  ],
})
