import { localTexts } from '@marquee/contract/locales'
import { messages } from './index.ts'

/** What mails and their pages say, in every locale. */
export const texts = localTexts(messages)
