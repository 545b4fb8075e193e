import { useT } from '@marquee/core'
import { Countdown } from '@marquee/ui'

interface NextTurnProps {
  feature: string
  /** In ms; null keeps its place, as on the server. */
  remaining: number | null
}

/** The time until the next spin. */
export function NextTurn({ feature, remaining }: NextTurnProps) {
  const t = useT(feature)
  return (
    <span>
      {t('draw.next.in')} <Countdown remaining={remaining} label={t('draw.next.spoken')} />
    </span>
  )
}
