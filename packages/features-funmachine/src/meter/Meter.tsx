import type { Funmeter } from '../contract/schemas.ts'
import { useCountdown, useHasRoute, useIsGuest, useT } from '@marquee/core'
import { PlayButton, useFinishTimer } from '@marquee/feature-page'
import { usePrizeWords } from '@marquee/prize-ui'
import { Card, Countdown, Heading, Icon, Text } from '@marquee/ui'
import { Gauge } from './Gauge.tsx'
import * as css from './Meter.css.ts'
import { funmachineKey } from '../keys.ts'

/** How full the meter is, what fills it, what it brings, and when it is empty again (INVEST-03). */
export function Meter({ meter }: { meter: Funmeter }) {
  const t = useT('funmachine')
  const words = usePrizeWords('funmachine')
  const hasRoute = useHasRoute()
  const isGuest = useIsGuest()
  const { points, target, today, perRound, prize, filled, finishedAt } = meter
  useFinishTimer({ queryKey: funmachineKey, finishedAt })
  const remaining = useCountdown({ until: finishedAt, optimized: true })
  const value = t('meter.of', { points, target })
  return (
    <Card className={css.card}>
      <div
        role="meter"
        aria-label={t('meter.title')}
        aria-valuemin={0}
        aria-valuemax={target}
        aria-valuenow={points}
        aria-valuetext={value}
        data-testid="funmeter"
        className={css.dial}
      >
        <Gauge share={Math.min(1, points / target)} />
        <span aria-hidden="true" className={css.figure}>
          {value}
        </span>
      </div>
      <div className={css.words}>
        <Heading level={3} size="md">
          {t('meter.title')}
        </Heading>
        <Text strong>{t('meter.prize', { prize: words.all(prize) })}</Text>
        <Text size="sm" tone="secondary">
          {t('meter.rule', { count: perRound, cap: today.cap })}{' '}
          {!isGuest && t(today.left > 0 ? 'meter.left' : 'meter.full', { count: today.left })}
        </Text>
        {filled > 0 && (
          <Text size="sm" tone="secondary">
            {t('meter.filled', { count: filled })}
          </Text>
        )}
        <Text size="sm" tone="secondary">
          {t('meter.ends')}{' '}
          {remaining !== null && <Countdown remaining={remaining} label={t('meter.ends')} />}
        </Text>
        {!isGuest && hasRoute('/library') && (
          <PlayButton variant="quiet" start={<Icon name="games" size="text" />}>
            {t('meter.play')}
          </PlayButton>
        )}
      </div>
    </Card>
  )
}
