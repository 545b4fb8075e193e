import type { MoneyBox } from '../contract/schemas.ts'
import { useCountdown, useT } from '@marquee/core'
import { Countdown, formatMoney, Text, useLocale } from '@marquee/ui'
import { useMoneyBox } from '../queries.ts'

/** Until when a new box is sealed; asks anew once that has passed. */
function Sealed({ until }: { until: number | null }) {
  const t = useT('money-box')
  const { refetch } = useMoneyBox()
  const remaining = useCountdown({ until, optimized: true, onStop: () => void refetch() })
  return (
    <Text strong>
      {t('state.broken')}{' '}
      {remaining !== null && <Countdown remaining={remaining} label={t('state.broken')} />}
    </Text>
  )
}

/** In one sentence what can be done with the box now. */
export function BoxState({ box, isBreaking }: { box: MoneyBox; isBreaking: boolean }) {
  const t = useT('money-box')
  const locale = useLocale()
  const { status, isReady, minAmount, moneyBoxAmount, availableTimeToBreak } = box
  const missing = Math.max(0, minAmount - moneyBoxAmount)
  const words =
    status === 'full'
      ? t('state.full')
      : isReady
        ? t('state.ready')
        : t('state.missing', {
            count: missing,
            amount: formatMoney(missing, 'coins', { locale }),
          })
  if (status === 'broken' && !isBreaking) return <Sealed until={availableTimeToBreak} />
  return (
    <Text strong data-testid="money-box-state">
      {words}
    </Text>
  )
}
