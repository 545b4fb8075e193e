import type { DailyPrize } from './contract/schemas.ts'
import { useT } from '@marquee/core'
import { formatMoney, useLocale } from '@marquee/ui'
import type { DailyLoginOptions } from './feature.ts'

type SpinsOf = Pick<DailyPrize, 'freeSpinCount' | 'freeSpinsBetLevel'>

/** What a prize is called in a sentence, and its free spins by the brand's word for their stake (DAILY-07). */
export function usePrizeWords() {
  const t = useT('daily-login')
  const locale = useLocale()
  return {
    /** '2,000 coins and 0.10 entries and 5 free spins' */
    all({ coins, entries, freeSpinCount }: DailyPrize): string {
      const parts = [
        coins > 0 &&
          t('prize.coins', { count: coins, amount: formatMoney(coins, 'coins', { locale }) }),
        entries > 0 &&
          t('prize.entries', {
            count: entries / 100,
            amount: formatMoney(entries, 'entries', { locale }),
          }),
        freeSpinCount && t('prize.freeSpins', { count: freeSpinCount }),
      ].filter((part) => typeof part === 'string')
      return new Intl.ListFormat(locale, { type: 'conjunction' }).format(parts)
    },
    freeSpins({ freeSpinCount }: SpinsOf): string {
      return t('prize.freeSpins', { count: freeSpinCount ?? 0 })
    },
    stake({ freeSpinsBetLevel }: SpinsOf, { freeSpinsBetLevelAs }: DailyLoginOptions = {}): string {
      if (freeSpinsBetLevel === null) return ''
      const amount = formatMoney(freeSpinsBetLevel, 'entries', { locale })
      return t(freeSpinsBetLevelAs === 'entries' ? 'prize.stakeAsEntries' : 'prize.stake', {
        amount,
        count: freeSpinsBetLevel / 100,
      })
    },
  }
}
