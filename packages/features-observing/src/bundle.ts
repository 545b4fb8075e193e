import { eachLocale } from '@marquee/core'
export { Observing } from './Observing.tsx'

/** It shows nothing. */
export const messages = eachLocale(() => ({}))
