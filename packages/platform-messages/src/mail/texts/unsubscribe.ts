import type { Locale } from '@marquee/contract/locales'
import { texts } from '../../messages/texts.ts'

/** The last line of mails that invite to play. */
export const unsubscribeLabel = (locale: Locale): string => texts.in(locale, 'unsubscribe.label')

interface UnsubscribeWords {
  title: string
  /** Before somebody has confirmed. */
  question: string
  confirm: string
  done: string
}

/** The page behind that line. */
export const unsubscribeWords = (locale: Locale, brandName: string): UnsubscribeWords => ({
  title: texts.in(locale, 'unsubscribe.title', { brandName }),
  question: texts.in(locale, 'unsubscribe.question', { brandName }),
  confirm: texts.in(locale, 'unsubscribe.confirm'),
  done: texts.in(locale, 'unsubscribe.done', { brandName }),
})
