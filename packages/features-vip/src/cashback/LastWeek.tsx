import type { Cashback } from '../contract/schemas.ts'
import { useClaimAtOnce, useIsOffline, useT, When } from '@marquee/core'
import { formatMoney, Button, Heading, Notice, RewardSums, Text, useLocale } from '@marquee/ui'
import { useEffect, useRef } from 'react'
import * as css from './CashbackCard.css.ts'
import { useCashbackClaim } from './useCashbackClaim.ts'

/** In a sentence what becomes of last week. */
function State({ cashback }: { cashback: Cashback }) {
  const t = useT('vip')
  const locale = useLocale()
  const { status, currentReward, availableAfterDateTime } = cashback
  const amount = formatMoney(currentReward, 'coins', { locale })
  const state = status === 'waiting' && currentReward === 0 ? 'none' : status
  return (
    <>
      <Text strong data-testid="cashback-state">
        {t(`cashback.state.${state}`, { count: currentReward, amount })}
      </Text>
      {availableAfterDateTime !== null && (
        <Text size="sm" tone="secondary">
          {t(state === 'waiting' ? 'cashback.from' : 'cashback.nextFrom')}{' '}
          <When format="full" at={availableAfterDateTime} />
        </Text>
      )}
    </>
  )
}

/** What last week brings back, with its claim. A return is told as a sum, without any celebration. */
export function LastWeek({
  cashback,
  isAsked = false,
}: {
  cashback: Cashback
  /** Its claim was pressed elsewhere already. */
  isAsked?: boolean
}) {
  const t = useT('vip')
  const offline = useIsOffline()
  const { draw, won, dismiss, isPending, problem } = useCashbackClaim()
  useClaimAtOnce(isAsked && cashback.status === 'available', () => draw())
  const end = useRef<HTMLButtonElement>(null)
  // The button that had the focus is gone with the claim.
  useEffect(() => {
    if (won) end.current?.focus()
  }, [won])
  return (
    <div className={css.part}>
      <Heading level={3} size="md">
        {t('cashback.last')}
      </Heading>
      <div aria-live="polite" className={css.part}>
        <State cashback={cashback} />
        {won && (
          <RewardSums
            lines={won.lines}
            labels={{
              before: t('draw.moment.before'),
              won: t('cashback.back'),
              now: t('draw.moment.now'),
            }}
            unitLabel={(unit) => t(`draw.units.${unit}`)}
            testId="cashback-sum"
          />
        )}
      </div>
      {problem !== null && (
        <Notice tone="critical" announced>
          {problem}
        </Notice>
      )}
      {won ? (
        <Button ref={end} variant="quiet" onClick={dismiss} data-testid="cashback-done">
          {t('close')}
        </Button>
      ) : (
        cashback.status === 'available' && (
          <Button
            busy={isPending}
            disabled={offline}
            className={css.take}
            data-testid="cashback-take"
            onClick={() => draw()}
          >
            {t('cashback.take')}
          </Button>
        )
      )}
    </div>
  )
}
