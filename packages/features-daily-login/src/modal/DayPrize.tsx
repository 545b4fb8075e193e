import type { DailyPrize } from '../contract/schemas.ts'
import { Icon, Money } from '@marquee/ui'
import * as css from './DayPrize.css.ts'

/** A prize as drawings and figures, for a place that is narrow; its words are said elsewhere. */
export function DayPrize({ prize: { coins, entries, freeSpinCount } }: { prize: DailyPrize }) {
  return (
    <span aria-hidden="true" className={css.prize}>
      {coins > 0 && <Money amount={coins} unit="coins" icon compact={coins >= 100_000} />}
      {entries > 0 && <Money amount={entries} unit="entries" icon />}
      {freeSpinCount !== null && (
        <span className={css.spins}>
          <Icon name="sparkle" size="text" />
          {freeSpinCount}
        </span>
      )}
    </span>
  )
}
