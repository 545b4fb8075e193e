import { z } from 'zod'
import { data, instant, locale, slug } from '@marquee/contract/schemas'
import type { CallContract } from '@marquee/contract'

/** Words of a sentence; a link leads to a page of the brand, never outside. */
const inline = z.union([
  z.string(),
  z.object({ text: z.string(), to: z.string().regex(/^\/(?!\/)/) }),
])

/** A document in parts, so that no page ever has to trust markup. */
const block = z.discriminatedUnion('kind', [
  /** `id` is its anchor in the page and stays when the words change. */
  z.object({ kind: z.literal('heading'), id: slug, text: z.string() }),
  z.object({ kind: z.literal('paragraph'), words: z.array(inline) }),
  z.object({ kind: z.literal('list'), items: z.array(z.array(inline)) }),
])

/** A page of texts in one locale. */
export const contentPage = z.object({
  name: slug,
  title: z.string(),
  description: z.string(),
  updatedAt: instant,
  blocks: z.array(block),
})
export type ContentPage = z.infer<typeof contentPage>
export type ContentBlock = z.infer<typeof block>
export type ContentInline = z.infer<typeof inline>

export const contentContract = {
  page: {
    summary: 'A page of texts: terms, policies, help. In the locale of the cookie unless told.',
    origin: 'ours',
    audience: 'public',
    follows: ['ROUTE-15'],
    params: z.object({ name: slug }),
    query: z.object({ locale: locale.optional() }),
    response: data(contentPage),
    errors: ['not-found'],
  },
} satisfies Record<string, CallContract>
