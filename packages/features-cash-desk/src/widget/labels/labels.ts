import { localTexts } from '@marquee/contract/locales'
import type { LocaleCode } from '@marquee/core'
import { messages } from './index.ts'

const texts = localTexts(messages)

/** What stands on every page: here and not among the desk's texts, which only the desk loads. */
export const labels: Record<'coins' | 'offer' | 'redeem', Record<LocaleCode, string>> = {
  coins: texts('coins'),
  redeem: texts('redeem'),
  offer: texts('offer'),
}
