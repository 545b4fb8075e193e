import type { DepositStreak } from '../contract/streak/schemas.ts'
import { useCountdown, useT, useTranslate } from '@marquee/core'
import { Countdown, Icon, Progress, Text, useNumberFormat } from '@marquee/ui'
import * as css from './StreakProgress.css.ts'
import type { Streak } from './useStreak.ts'

interface StreakProgressProps {
  info: DepositStreak
  /** Until it begins anew, in ms; null where it does not. */
  remaining: number | null
  stages?: Streak['stages']
}

/** How many purchases of the streak are made, in purchases or in percent, and the stages on the way. */
export function StreakProgress({ info, remaining, stages = [] }: StreakProgressProps) {
  const t = useT('wheels')
  const translate = useTranslate()
  const { currentCountDeposit: done, maxNumberOfDeposit: all, percentEnabled } = info
  const percent = useNumberFormat({ style: 'percent' }).format(done / all)
  const ends = useCountdown({ until: info.finishedAt, optimized: true })
  const told = percentEnabled ? percent : t('streak.done', { count: all, done, all })
  return (
    <div className={css.progress}>
      <Text strong>{told}</Text>
      <Progress label={t('streak.progress')} value={done} max={all} valueText={told} />
      {remaining !== null && (
        <Text size="sm" tone="secondary" data-testid="streak-reset">
          {t('streak.reset.in')}{' '}
          <Countdown remaining={remaining} label={t('streak.reset.spoken')} />
        </Text>
      )}
      {ends !== null && (
        <Text size="sm" tone="secondary" data-testid="streak-ends">
          {t('streak.ends')} <Countdown remaining={ends} label={t('streak.ends')} />
        </Text>
      )}
      {stages.length > 0 && (
        <ol className={css.stages} aria-label={t('streak.stages')}>
          {stages.map(({ id, title, fromDeposit, toDeposit }) => {
            const isDone = done >= toDeposit
            return (
              <li key={id} className={css.stage} data-done={isDone || undefined}>
                <Icon name={isDone ? 'check' : 'flag'} size="text" />
                <span>
                  {translate(title)}{' '}
                  <span className={css.range}>
                    {t('streak.range', { from: fromDeposit, to: toDeposit })}
                  </span>
                </span>
              </li>
            )
          })}
        </ol>
      )}
    </div>
  )
}
