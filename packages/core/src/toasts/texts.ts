import { toLocale } from '@marquee/contract/locales'
import { messages } from './messages/index.ts'

/**
 * Texts in the language of the document: the toaster stands outside of the page's tree and its dictionaries,
 * and these are all it says itself.
 */
export const toastTexts = () => messages[toLocale(document.documentElement.lang)]
