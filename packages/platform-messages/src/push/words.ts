import type { InboxEntry, Locale } from '@marquee/contract'
import { mailWayOf } from '../mail/kinds.ts'
import { messages } from '../messages/index.ts'

/** Of money and safety, beside what mails always tell of. */
const serious: ReadonlySet<string> = new Set(['purchase-failed', 'document', 'identity', 'card'])

/** Whether an entry tells of money or safety, which players on a break are told as well. */
export const isSerious = (kind: string): boolean =>
  serious.has(kind) || mailWayOf(kind) === 'always'

/** Words of every kind, as far as it is known here; some have their own for what became of it. */
const wordsIn = (locale: Locale): Readonly<Record<string, string | Record<string, string>>> =>
  messages[locale].pushes

/** Whether there are words for a kind of entry, whatever became of it. */
export const hasPushWords = (locale: Locale, kind: string): boolean =>
  Object.hasOwn(wordsIn(locale), kind)

/**
 * What a device shows of an entry: that there is something, and not how much, since others may look at it.
 */
export function pushWords(
  locale: Locale,
  { kind, params }: Pick<InboxEntry, 'kind' | 'params'>,
): string {
  const words = wordsIn(locale)
  const { [kind]: own } = words
  const variant = params.status ?? params.action
  const text = typeof own === 'object' ? own[typeof variant === 'string' ? variant : ''] : own
  return text ?? messages[locale].pushes.other
}
