import type { Prize } from '@marquee/contract'
import { useT } from '@marquee/core'
import { usePrizeWords } from '@marquee/prize-ui'
import * as css from './PrizeList.css.ts'
import { prizeSteps } from './prizeSteps.ts'

/** What each place brings. */
export function PrizeList({ prizes }: { prizes: readonly Prize[] }) {
  const t = useT('tournaments')
  const words = usePrizeWords('tournaments')
  return (
    <dl className={css.list}>
      {prizeSteps(prizes).map(({ from, to, prize }) => (
        <div key={from} className={css.step}>
          <dt>
            {from === to ? t('prizes.place', { place: from }) : t('prizes.places', { from, to })}
          </dt>
          <dd className={css.prize}>{words.all(prize)}</dd>
        </div>
      ))}
    </dl>
  )
}
