import type { BrandSettings } from '@marquee/platform-kernel/brandSettings'
import { texts } from '../../messages/texts.ts'
import type { TermsDocument } from './types.ts'

export const termsOfUse = ({ name: brand, contactEmail }: BrandSettings): TermsDocument => ({
  key: 'terms-of-use',
  version: '2026-11b',
  title: texts('terms.termsOfUse.title'),
  paragraphs: [
    { id: 'free', text: texts('terms.termsOfUse.free.text', { brand }) },
    { id: 'who', text: texts('terms.termsOfUse.who.text') },
    { id: 'account', text: texts('terms.termsOfUse.account.text') },
    { id: 'purchases', text: texts('terms.termsOfUse.purchases.text') },
    { id: 'identity', text: texts('terms.termsOfUse.identity.text') },
    { id: 'place', text: texts('terms.termsOfUse.place.text') },
    { id: 'fair', text: texts('terms.termsOfUse.fair.text') },
    { id: 'pause', text: texts('terms.termsOfUse.pause.text') },
    { id: 'changes', text: texts('terms.termsOfUse.changes.text') },
    { id: 'contact', text: texts('terms.termsOfUse.contact.text', { contactEmail }) },
  ],
})
