import { useT } from '@marquee/core'
import { Countdown } from '@marquee/ui'
import * as css from './NextReward.css.ts'

/** The time until the next reward; the server's render keeps its place. */
export function NextReward({ remaining }: { remaining: number | null }) {
  const t = useT('daily-login')
  return remaining === null ? (
    <span aria-hidden="true" className={css.place}>
      00:00:00
    </span>
  ) : (
    <Countdown remaining={remaining} label={t('nextSpoken')} />
  )
}
