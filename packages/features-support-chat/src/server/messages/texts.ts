import { localTexts } from '@marquee/contract/locales'
import { messages } from './index.ts'

/** What this package says outside of pages, in every locale. */
export const texts = localTexts(messages)
