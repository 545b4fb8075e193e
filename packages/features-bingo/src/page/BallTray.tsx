import { useCountdown, useT } from '@marquee/core'
import { Countdown, Heading, Progress, Stack, Text } from '@marquee/ui'
import { CollectedBall, EmptyBall } from '../card/Ball.tsx'
import { useBingoStatus } from '../queries.ts'
import { useBallWords } from '../useBallWords.ts'
import * as css from './BingoHall.css.ts'

type Status = NonNullable<ReturnType<typeof useBingoStatus>['data']>

/** The balls collected, how far the next one is, and when bingo ends. */
export function BallTray({ status }: { status: Status }) {
  const t = useT('bingo')
  const { refetch } = useBingoStatus()
  const { availablePoint, ballsNeeded, nextBallProgress, roundsPerBall, isActive } = status
  const remaining = useCountdown({
    until: isActive ? status.bingoEndDate : null,
    optimized: true,
    onStop: () => void refetch(),
  })
  const collected = Math.min(availablePoint, ballsNeeded)
  const words = useBallWords()(status)
  return (
    <Stack gap={3}>
      <div className={css.trayHead}>
        <Heading level={3} size="md">
          {t('tray.title')}
        </Heading>
        <Text size="sm" data-testid="bingo-balls">
          {words}
        </Text>
      </div>
      <ol className={css.tray} aria-hidden="true">
        {Array.from({ length: ballsNeeded }, (_, index) => (
          <li key={index}>{index < collected ? <CollectedBall /> : <EmptyBall />}</li>
        ))}
      </ol>
      {isActive ? (
        <>
          <Progress
            label={t('tray.next')}
            value={nextBallProgress}
            max={100}
            valueText={`${nextBallProgress}%`}
          />
          <div className={css.trayNotes}>
            <Text size="sm" tone="secondary">
              {t('tray.how', { count: roundsPerBall })}
            </Text>
            <Text size="sm" tone="secondary">
              {t('tray.ends')}{' '}
              {remaining !== null && <Countdown remaining={remaining} label={t('tray.ends')} />}
            </Text>
          </div>
        </>
      ) : (
        <Text tone="secondary">{t('tray.over')}</Text>
      )}
    </Stack>
  )
}
