import { useT } from '@marquee/core'
import { Countdown } from '@marquee/ui'

/** The time until the next reward; the server's render keeps its place. */
export function NextReward({ remaining }: { remaining: number | null }) {
  const t = useT('daily-login')
  return <Countdown remaining={remaining} label={t('nextSpoken')} />
}
