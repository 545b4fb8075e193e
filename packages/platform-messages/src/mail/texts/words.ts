import type { LimitKind } from '@marquee/contract'
import {
  dateFormat,
  type defaultLocale,
  type KeyOf,
  type Locale,
  localeTags,
  type MessageValues,
} from '@marquee/contract/locales'
import { numberFormat } from '@marquee/platform-kernel/numberFormat'
import type { messages } from '../../messages/index.ts'
import { texts } from '../../messages/texts.ts'
import type { MailBlock } from '../content.ts'
import type { MailOf, MailKind } from '../kinds.ts'

type MailKey = KeyOf<(typeof messages)[typeof defaultLocale]>

/** What texts are written with, in the player's language. */
export interface MailTools {
  locale: Locale
  /** A text of `messages`. */
  t: (key: MailKey, values?: MessageValues) => string
  brandName: string
  /** The player's first name; empty where it is not known. */
  name: string
  /** US cents as money. */
  price: (cents: number) => string
  coins: (amount: number) => string
  /** Entries and winnings, from units of 0.01. */
  hundredths: (amount: number) => string
  when: (at: number) => string
  /** The amount of a limit in its own unit. */
  limitText: (limit: LimitKind, amount: number) => string
  /** A page of the brand, in the player's language. */
  page: (path: string) => string
}

/** What a kind says, before it is put together. */
export interface Wording {
  subject: string
  heading: string
  blocks: MailBlock[]
}

export type MailTexts = {
  [K in MailKind]: (mail: MailOf<K>, tools: MailTools) => Wording
}

export const text = (words: string): MailBlock => ({ type: 'text', text: words })
export const note = (words: string): MailBlock => ({ type: 'note', text: words })
export const code = (digits: string): MailBlock => ({ type: 'code', text: digits })
export const button = (label: string, href: string): MailBlock => ({ type: 'button', label, href })
export const facts = (...rows: [string, string][]): MailBlock => ({ type: 'facts', rows })

/** Amounts and times as the language writes them; times by UTC, and saying so. */
export function formatsOf(locale: Locale) {
  const tag = localeTags[locale]
  const t: MailTools['t'] = (key, values) => texts.in(locale, key, values)
  const money = numberFormat(tag, { style: 'currency', currency: 'USD' })
  const whole = numberFormat(tag)
  const decimals = numberFormat(tag, { minimumFractionDigits: 2 })
  const moment = dateFormat(locale, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'UTC',
  })
  const hundredths = (amount: number) => decimals.format(amount / 100)
  const price = (cents: number) => money.format(cents / 100)
  return {
    locale,
    t,
    price,
    coins: (amount: number) => whole.format(amount),
    hundredths,
    when: (at: number) => `${moment.format(at)} UTC`,
    limitText(limit: LimitKind, amount: number) {
      if (limit === 'purchase') return price(amount)
      if (limit === 'time') return `${whole.format(amount)} ${t('mails.words.units.minutes')}`
      if (limit === 'loss-coins') return `${whole.format(amount)} ${t('mails.words.units.coins')}`
      return `${hundredths(amount)} ${t('mails.words.units.entries')}`
    },
  }
}
