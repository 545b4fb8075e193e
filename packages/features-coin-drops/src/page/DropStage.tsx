import type { CoinDrops } from '../contract/schemas.ts'
import { useIsGuest, useT } from '@marquee/core'
import { PrizeDraw, SignUpAction, usePrizeWords } from '@marquee/prize-ui'
import { Button, Countdown, Text } from '@marquee/ui'
import { useEffect, useRef } from 'react'
import { lanes, Shower } from '../shower/Shower.tsx'
import { useDropTurns } from '../useDropTurns.ts'
import * as css from './DropStage.css.ts'
import { type Catching, useCatching } from './useCatching.ts'

/** What was taken of the drop that is on, and when the next one comes. */
function NextDrop({ taken, next }: Pick<CoinDrops, 'taken'> & { next: number | null }) {
  const t = useT('coin-drops')
  const words = usePrizeWords('coin-drops')
  return (
    <Text centred data-testid="drop-wait">
      {taken && <>{t('taken', { prize: words.all(taken) })} </>}
      {next === null ? (
        t('none')
      ) : (
        <>
          {t('next')} <Countdown remaining={next} label={t('next')} />
        </>
      )}
    </Text>
  )
}

/** While coins pour: taps one for whoever has no pointer, or ends it. */
function Meanwhile({ caught, tap, hurry }: Pick<Catching, 'caught' | 'tap' | 'hurry'>) {
  const t = useT('coin-drops')
  const first = useRef<HTMLButtonElement>(null)
  // The button that was pressed is gone.
  useEffect(() => first.current?.focus({ preventScroll: true }), [])
  const next = lanes.findIndex((_, lane) => !caught.has(lane))
  return (
    <div className={css.meanwhile}>
      <Button ref={first} wide size="lg" data-testid="drop-catch" onClick={() => tap(next)}>
        {t('catchOne')}
      </Button>
      <Button wide variant="quiet" data-testid="drop-hurry" onClick={hurry}>
        {t('hurry')}
      </Button>
    </div>
  )
}

/** The shower: coins to take while a drop is on, the time until the next one otherwise. */
export function DropStage({ drops }: { drops: CoinDrops }) {
  const t = useT('coin-drops')
  const isGuest = useIsGuest()
  const catching = useCatching()
  const { left, next } = useDropTurns(drops)
  const { current, taken } = drops
  const { reveal, isPending, won, draw, caught, tap, hurry } = catching
  const isBusy = isPending || reveal === 'turning'
  const canTake = current !== null && taken === null && !won
  return (
    <PrizeDraw
      feature="coin-drops"
      className={css.front}
      drawing={catching}
      stage={
        <Shower
          state={isBusy ? 'pouring' : canTake ? 'raining' : 'waiting'}
          caught={caught}
          onTap={tap}
        />
      }
      lead={
        isBusy ? (
          <Text centred data-testid="drop-tap">
            {t('tap')}
          </Text>
        ) : (
          canTake && (
            <Text strong centred>
              {t('on')} {left !== null && <Countdown remaining={left} label={t('on')} />}
            </Text>
          )
        )
      }
      meanwhile={<Meanwhile caught={caught} tap={tap} hurry={hurry} />}
      turn={{
        label: t('take'),
        busyLabel: t('pouring'),
        icon: 'coins',
        size: 'lg',
        testId: 'drop-take',
        take: canTake && !isGuest ? () => draw(current.id) : null,
      }}
      next={
        canTake ? (
          <SignUpAction location="coin-drops" label={t('guest')} />
        ) : (
          <NextDrop taken={taken} next={next} />
        )
      }
      doneTestId="drop-done"
    />
  )
}
