import type { Funmachine } from '@marquee/contract'
import { useCountdown, useIsGuest, useIsOffline, useT } from '@marquee/core'
import { NextTurn, PrizeReveal, SignUpAction } from '@marquee/prize-ui'
import { Button, Icon, Notice, Text } from '@marquee/ui'
import { useEffect, useRef } from 'react'
import { Machine } from '../machine/Machine.tsx'
import { useMachine } from '../queries.ts'
import * as css from './Hall.css.ts'
import type { Playing } from './usePlaying.ts'

interface StageProps {
  machine: Funmachine
  playing: Playing
}

function Result({ playing: { won, reveal, dismiss } }: Pick<StageProps, 'playing'>) {
  const t = useT('funmachine')
  const done = useRef<HTMLButtonElement>(null)
  const isTold = won !== undefined && reveal === 'open'
  // The button that was pressed is gone.
  useEffect(() => {
    if (isTold) done.current?.focus()
  }, [isTold])
  return (
    <div aria-live="polite" className={css.result}>
      {isTold && (
        <>
          <PrizeReveal feature="funmachine" won={won} />
          <Button ref={done} wide onClick={dismiss} data-testid="funmachine-done">
            {t('draw.moment.done')}
          </Button>
        </>
      )}
    </div>
  )
}

/** The machine and its lever: a turn when one waits, the time until the next otherwise. */
export function MachineStage({ machine, playing }: StageProps) {
  const t = useT('funmachine')
  const isGuest = useIsGuest()
  const offline = useIsOffline()
  const { refetch } = useMachine()
  const { reveal, isPending, won, problem, draw } = playing
  const remaining = useCountdown({
    until: machine.availableAt,
    onStop: () => void refetch(),
  })
  const isTurning = isPending || reveal === 'turning'
  const canPlay = machine.isAvailable && !won
  return (
    <div className={css.front}>
      <div data-mode="dark" className={css.arcade}>
        <div className={css.machine}>
          <Machine state={isTurning ? 'turning' : won ? 'open' : canPlay ? 'ready' : 'resting'} />
        </div>
      </div>
      {problem !== null && (
        <Notice tone="critical" announced>
          {problem}
        </Notice>
      )}
      {isGuest && <SignUpAction location="funmachine" label={t('guest')} />}
      {!isGuest && (canPlay || isTurning) && (
        <Button
          wide
          size="lg"
          disabled={offline || isTurning}
          start={<Icon name="capsules" size="text" />}
          data-testid="funmachine-play"
          onClick={() => draw()}
        >
          {t(isTurning ? 'turning' : 'play')}
        </Button>
      )}
      {!isGuest && !canPlay && !won && !isTurning && (
        <Text centred data-testid="funmachine-wait">
          <NextTurn feature="funmachine" remaining={remaining} />
        </Text>
      )}
      <Text size="sm" tone="secondary" centred>
        {t('rest', { count: Math.round(machine.restMs / 3_600_000) })}
      </Text>
      <Result playing={playing} />
    </div>
  )
}
