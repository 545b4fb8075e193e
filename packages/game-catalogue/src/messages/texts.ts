import { localTexts } from '@marquee/contract/locales'
import { messages } from './index.ts'

/** Names of collections of games, in every locale. */
export const texts = localTexts(messages)
