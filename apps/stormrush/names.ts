import { allTexts } from '@marquee/contract/locales'
import { messages } from './labels/index.ts'

/** What this brand calls its features, on its pages and on the platform. */
export const names = allTexts(messages)
