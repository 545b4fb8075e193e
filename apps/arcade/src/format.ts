import type { GameFrameUnit } from '@marquee/game-sdk'
import { tagOf } from '@marquee/contract/locales'

export type Formats = {
  /** Minor units as the player reads them, without the unit's name. */
  amount: (minor: number) => string
  /** A chance as a percentage; small ones keep two significant digits. */
  percent: (share: number) => string
  /** A multiple of the stake, with as many decimals as it has. */
  multiple: (multiple: number) => string
}

export function makeFormats(language: string, { fractionDigits }: GameFrameUnit): Formats {
  const locale = tagOf(language)
  const amounts = new Intl.NumberFormat(locale, {
    useGrouping: 'always',
    minimumFractionDigits: fractionDigits,
    maximumFractionDigits: fractionDigits,
  })
  const percents = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 })
  const multiples = new Intl.NumberFormat(locale, {
    useGrouping: 'always',
    maximumFractionDigits: 2,
  })
  const small = new Intl.NumberFormat(locale, { style: 'percent', maximumSignificantDigits: 2 })
  return {
    amount: (minor) => amounts.format(minor / 10 ** fractionDigits),
    multiple: (multiple) => multiples.format(multiple),
    percent: (share) => (share < 0.01 ? small : percents).format(share),
  }
}
