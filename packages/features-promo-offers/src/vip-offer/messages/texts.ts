import { localTexts } from '@marquee/contract/locales'
import { messages } from './index.ts'

/** What the VIP bundle's banner says, in every locale. */
export const texts = localTexts(messages)
