import { type Locale, inLocale } from '@marquee/contract/locales'
import type { ContentBlock, ContentInline, ContentPage } from '../contract/index.ts'
import type { ContentDocument } from './documents/types.ts'

const link = /\[([^\]]+)\]\((\/[^)\s]*)\)/g

/** A sentence in parts: plain words, and links written `[words](/path)`. */
export function inlineOf(text: string): ContentInline[] {
  const parts: ContentInline[] = []
  let end = 0
  for (const match of text.matchAll(link)) {
    const [whole, words = '', to = '/'] = match
    if (match.index > end) parts.push(text.slice(end, match.index))
    parts.push({ text: words, to })
    end = match.index + whole.length
  }
  if (end < text.length) parts.push(text.slice(end))
  return parts
}

/** A document in one locale, as pages show it. */
export function pageOf(name: string, document: ContentDocument, locale: Locale): ContentPage {
  return {
    name,
    title: inLocale(document.title, locale),
    description: inLocale(document.description, locale),
    updatedAt: document.updatedAt,
    blocks: document.sections.flatMap(({ id, heading, body }): ContentBlock[] => [
      ...(heading ? [{ kind: 'heading', id, text: inLocale(heading, locale) } as const] : []),
      ...body.map((part) =>
        Array.isArray(part)
          ? ({ kind: 'list', items: part.map((item) => inlineOf(inLocale(item, locale))) } as const)
          : ({ kind: 'paragraph', words: inlineOf(inLocale(part, locale)) } as const),
      ),
    ]),
  }
}
