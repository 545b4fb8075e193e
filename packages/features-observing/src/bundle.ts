import { eachLocale } from '@marquee/core'

/** It shows nothing. */
export const messages = eachLocale(() => ({}))
