import type { LimitKind } from '@marquee/contract'
import { useT } from '@marquee/core'
import { Money } from '@marquee/ui'

const moneyUnits = { purchase: 'USD', 'loss-coins': 'coins', 'loss-entries': 'entries' } as const

/** Minutes in words: hours where they come out even. */
export function useDuration(): (minutes: number) => string {
  const t = useT('responsible-play')
  return (minutes) =>
    minutes >= 60 && minutes % 60 === 0
      ? t('hours', { count: minutes / 60 })
      : t('minutes', { count: minutes })
}

/** An amount of a limit in its own unit. */
export function LimitAmount({ kind, amount }: { kind: LimitKind; amount: number }) {
  const t = useT('responsible-play')
  const duration = useDuration()
  if (kind === 'time') return <span>{duration(amount)}</span>
  const unit = moneyUnits[kind]
  return (
    <span>
      <Money amount={amount} unit={unit} coloured={false} />
      {unit !== 'USD' && ` ${t(`units.${unit}`)}`}
    </span>
  )
}
