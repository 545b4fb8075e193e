import en from './texts/en.json'
import es from './texts/es.json'

/** Every text of the built-in games by locale; a host may replace texts by key in `init`. */
export const arcadeTexts = { en, es }
export type { TextKey } from './texts/texts.ts'
