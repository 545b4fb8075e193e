import { localTexts } from '@marquee/contract/locales'
import { messages } from './index.ts'

/** Names of features in this brand's words, in every locale. */
export const labels = localTexts(messages)
