import { localTexts } from '@marquee/contract/locales'
import { messages } from './index.ts'

/** The categories of the shell's own consent, in every locale. */
export const texts = localTexts(messages)
