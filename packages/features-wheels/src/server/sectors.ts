import { eachLocale, type Locale, type LocalText } from '@marquee/contract/locales'
import { texts } from './messages/texts.ts'
import type { Outcome, WheelSector } from '@marquee/contract'
import { toOdds } from '@marquee/platform-draws'
import { madeOnce } from '@marquee/platform-kernel/madeOnce'
import { numberFormat } from '@marquee/platform-kernel/numberFormat'
import type { WheelSettings } from './settings.ts'

const figure =
  (amount: number, minimumFractionDigits: number) =>
  (locale: Locale): string =>
    numberFormat(locale, { minimumFractionDigits }).format(amount)

/** '500 coins + 0.20 entries'; empty for what pays nothing. */
function titleOf({ coins, entries }: Outcome['prize']): LocalText {
  const coinsText = texts('sectors.coins', { count: coins, amount: figure(coins, 0) })
  const entriesText = texts('sectors.entries', {
    count: entries / 100,
    amount: figure(entries / 100, 2),
  })
  if (coins > 0 && entries > 0)
    return texts('sectors.both', { coins: coinsText, entries: entriesText })
  if (coins > 0) return coinsText
  return entries > 0 ? entriesText : eachLocale(() => '')
}

/** Sectors as the contract sends them, each with its odds and named by its prize. */
export const toSectors = madeOnce((table: WheelSettings['sectors']): WheelSector[] =>
  toOdds(table).map((outcome) => ({
    ...outcome,
    title: titleOf(outcome.prize),
    image: null,
  })),
)
