import { type LocalText } from '@marquee/contract/locales'
export type Texts = LocalText

/** One version of a document. Paragraph ids stay the same from version to version. */
export interface TermsDocument {
  key: string
  /** `<year>-<month>`, with a letter after it where one month has several. */
  version: string
  title: Texts
  paragraphs: { id: string; text: Texts }[]
}
