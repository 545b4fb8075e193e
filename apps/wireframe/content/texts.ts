import { localTexts } from '@marquee/contract/locales'
import { messages } from './index.ts'

/** What this brand says of its campaigns, in every locale. */
export const texts = localTexts(messages)
