/** Every text of the built-in games by locale; a host may replace texts by key in `init`. */
export { messages as arcadeTexts } from './texts/index.ts'
export type { TextKey } from './texts/texts.ts'
