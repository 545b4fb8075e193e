import { localTexts } from '@marquee/contract/locales'
import { messages } from './index.ts'

/** Names that every page needs at once, such as those in the navigation, in every locale. */
export const labels = localTexts(messages)
