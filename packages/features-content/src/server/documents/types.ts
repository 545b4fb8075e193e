import { type LocalText } from '@marquee/contract/locales'
import type { BrandSettings } from '@marquee/platform-kernel/brandSettings'

export type Texts = LocalText

/** A stretch of a document below its own heading; the first may do without one. */
export interface ContentSection {
  /** Anchor of the heading; stays when the words change. */
  id: string
  heading: Texts | null
  /** Paragraphs; an array is a list. A link is written `[words](/path)`. */
  body: (Texts | Texts[])[]
}

/** A page of texts in every locale. */
export interface ContentDocument {
  /** When what it says last changed. */
  updatedAt: number
  title: Texts
  description: Texts
  sections: ContentSection[]
}

/** What a document is made of. */
export interface Told extends BrandSettings {
  /** Ways to support that other domains have, a sentence each. */
  waysToSupport: Texts[]
}

/** A document as a brand says it. */
export type Author = (told: Told) => ContentDocument
