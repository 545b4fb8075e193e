import type { Funmachine } from '../contract/schemas.ts'
import { useCountdown, useIsGuest, useT } from '@marquee/core'
import { NextTurn, PrizeDraw, SignUpAction } from '@marquee/prize-ui'
import { Text } from '@marquee/ui'
import { Machine } from '../machine/Machine.tsx'
import { useMachine } from '../queries.ts'
import * as css from './Hall.css.ts'
import type { Playing } from './usePlaying.ts'

interface StageProps {
  machine: Funmachine
  playing: Playing
}

/** The machine and its lever: a turn when one waits, the time until the next otherwise. */
export function MachineStage({ machine, playing }: StageProps) {
  const t = useT('funmachine')
  const isGuest = useIsGuest()
  const { refetch } = useMachine()
  const { reveal, isPending, won, draw } = playing
  const remaining = useCountdown({
    until: machine.availableAt,
    onStop: () => void refetch(),
  })
  const isTurning = isPending || reveal === 'turning'
  const canPlay = machine.isAvailable && !won
  return (
    <PrizeDraw
      feature="funmachine"
      className={css.front}
      drawing={playing}
      stage={
        <div data-mode="dark" className={css.arcade}>
          <div className={css.machine}>
            <Machine state={isTurning ? 'turning' : won ? 'open' : canPlay ? 'ready' : 'resting'} />
          </div>
        </div>
      }
      turn={{
        label: t('play'),
        busyLabel: t('turning'),
        icon: 'capsules',
        size: 'lg',
        testId: 'funmachine-play',
        take: canPlay && !isGuest ? () => draw() : null,
      }}
      next={
        isGuest ? (
          <SignUpAction location="funmachine" label={t('guest')} />
        ) : (
          <Text centred data-testid="funmachine-wait">
            <NextTurn feature="funmachine" remaining={remaining} />
          </Text>
        )
      }
      doneTestId="funmachine-done"
    >
      <Text size="sm" tone="secondary" centred>
        {t('rest', { count: Math.round(machine.restMs / 3_600_000) })}
      </Text>
    </PrizeDraw>
  )
}
