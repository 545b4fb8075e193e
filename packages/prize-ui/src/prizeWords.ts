import type { Prize } from '@marquee/contract'
import { useT } from '@marquee/core'
import { formatMoney, useLocale } from '@marquee/ui'

export interface PrizeWords {
  /** '2,000 coins and 0.10 entries' */
  all: (prize: Prize) => string
  /** The parts of a prize apart: figure and word, for drawings. */
  parts: (prize: Prize) => { unit: 'coins' | 'entries'; amount: string; word: string }[]
}

/** How many of a unit a prize is; entries are counted in hundredths. */
const countOf = (prize: Prize, unit: 'coins' | 'entries'): number =>
  unit === 'entries' ? prize.entries / 100 : prize.coins

/** What a prize is called; `feature` has its texts made with `prizeMessages`. */
export function usePrizeWords(feature: string): PrizeWords {
  const t = useT(feature)
  const locale = useLocale()
  const parts = (prize: Prize) =>
    (['coins', 'entries'] as const)
      .filter((unit) => prize[unit] > 0)
      .map((unit) => ({
        unit,
        amount: formatMoney(prize[unit], unit, { locale }),
        word: t(`draw.unit.${unit}`, { count: countOf(prize, unit) }),
      }))
  return {
    parts,
    all: (prize) =>
      new Intl.ListFormat(locale, { type: 'conjunction' }).format(
        parts(prize).map(({ unit, amount }) =>
          t(`draw.prize.${unit}`, { count: countOf(prize, unit), amount }),
        ),
      ),
  }
}
