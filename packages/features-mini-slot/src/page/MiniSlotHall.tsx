import { PageSkeleton } from '@marquee/feature-page'
import type { MiniSlot } from '../contract/schemas.ts'
import { useCountdown, useIsOffline, useT } from '@marquee/core'
import { Button, Card, Countdown, Icon, Stack, Text } from '@marquee/ui'
import { useEffect, useState } from 'react'
import { useMiniSlot } from '../queries.ts'
import { Reels } from '../reels/Reels.tsx'
import { type Machine, useMachine } from '../useMachine.ts'
import { Ladder } from './Ladder.tsx'
import { LevelOdds } from './LevelOdds.tsx'
import * as css from './MiniSlotHall.css.ts'
import { Result } from './Result.tsx'

/** What there was before a spin, for as long as its reels turn: the level does not tell ahead of them. */
function useHeld(slot: MiniSlot, isSpinning: boolean): MiniSlot {
  const [held, setHeld] = useState(slot)
  useEffect(() => {
    if (!isSpinning) setHeld(slot)
  }, [slot, isSpinning])
  return isSpinning ? held : slot
}

function Lever({ slot, machine }: { slot: MiniSlot; machine: Machine }) {
  const t = useT('mini-slot')
  const offline = useIsOffline()
  const { refetch } = useMiniSlot()
  const isOut = slot.spinsLeft === 0 && !machine.isSpinning
  const remaining = useCountdown({
    until: isOut ? slot.nextSpinsAt : null,
    onStop: () => void refetch(),
  })
  if (!slot.isActive) return <Text tone="secondary">{t('resting')}</Text>
  if (slot.isComplete && !machine.isSpinning)
    return (
      <Stack gap={3}>
        <Text centred>{t('complete')}</Text>
        <Button
          size="lg"
          busy={machine.isRestarting}
          disabled={offline}
          start={<Icon name="refresh" size="text" />}
          data-testid="mini-slot-restart"
          onClick={machine.restart}
        >
          {t('restart')}
        </Button>
      </Stack>
    )
  return (
    <>
      <Button
        size="lg"
        disabled={offline || isOut}
        start={<Icon name="play" size="text" />}
        data-testid="mini-slot-spin"
        onClick={machine.spin}
      >
        {t('spin')}
      </Button>
      <Text size="sm" tone="secondary" data-testid="mini-slot-left">
        {isOut ? t('out') : t('left', { count: slot.spinsLeft })}{' '}
        {remaining !== null && <Countdown remaining={remaining} label={t('out')} />}
      </Text>
    </>
  )
}

function Hall({ known }: { known: MiniSlot }) {
  const machine = useMachine()
  const slot = useHeld(known, machine.isSpinning)
  const { level, levels } = slot
  const odds = levels.find((one) => one.level === level)?.odds ?? []
  return (
    <div className={css.hall}>
      <div className={css.front}>
        <Reels reels={machine.reels} isSpinning={machine.isSpinning} />
        <Lever slot={slot} machine={machine} />
        <Result machine={machine} />
      </div>
      <Stack gap={5}>
        <Ladder slot={slot} />
        <Card tone="surface">
          <LevelOdds level={level} odds={odds} />
        </Card>
      </Stack>
    </div>
  )
}

/** The player's machine, its levels and the odds of the one they are on. */
export function MiniSlotHall() {
  const { data, isFetching, refetch } = useMiniSlot()
  if (data) return <Hall known={data} />
  return (
    <PageSkeleton
      feature="mini-slot"
      isFetching={isFetching}
      onRetry={refetch}
      heights={['22rem', '18rem']}
      className={css.hall}
    />
  )
}
