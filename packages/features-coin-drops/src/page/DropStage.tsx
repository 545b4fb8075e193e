import type { CoinDrops } from '../contract/schemas.ts'
import { useIsGuest, useIsOffline, useT } from '@marquee/core'
import { PrizeReveal, SignUpAction, usePrizeWords } from '@marquee/prize-ui'
import { Button, Countdown, Icon, Notice, Text } from '@marquee/ui'
import { useEffect, useRef } from 'react'
import { Shower } from '../shower/Shower.tsx'
import { useDropTurns } from '../useDropTurns.ts'
import * as css from './DropStage.css.ts'
import { type Catching, useCatching } from './useCatching.ts'

function Result({ catching: { won, reveal, dismiss } }: { catching: Catching }) {
  const t = useT('coin-drops')
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
          <PrizeReveal feature="coin-drops" won={won} />
          <Button ref={done} wide onClick={dismiss} data-testid="drop-done">
            {t('draw.moment.done')}
          </Button>
        </>
      )}
    </div>
  )
}

/** The shower: coins to take while a drop is on, the time until the next one otherwise. */
export function DropStage({ drops }: { drops: CoinDrops }) {
  const t = useT('coin-drops')
  const words = usePrizeWords('coin-drops')
  const isGuest = useIsGuest()
  const offline = useIsOffline()
  const catching = useCatching()
  const { left, next } = useDropTurns(drops)
  const { current, taken } = drops
  const { reveal, isPending, won, problem, draw } = catching
  const isBusy = isPending || reveal === 'turning'
  const canTake = current !== null && taken === null && !won
  return (
    <div className={css.front}>
      <Shower state={isBusy ? 'pouring' : canTake ? 'raining' : 'waiting'} />
      {problem !== null && (
        <Notice tone="critical" announced>
          {problem}
        </Notice>
      )}
      {(canTake || isBusy) && (
        <>
          {!isBusy && (
            <Text strong centred>
              {t('on')} {left !== null && <Countdown remaining={left} label={t('on')} />}
            </Text>
          )}
          {isGuest ? (
            <SignUpAction location="coin-drops" label={t('guest')} />
          ) : (
            <Button
              wide
              size="lg"
              disabled={offline || isBusy}
              start={<Icon name="coins" size="text" />}
              data-testid="drop-take"
              onClick={() => current && draw(current.id)}
            >
              {t(isBusy ? 'pouring' : 'take')}
            </Button>
          )}
        </>
      )}
      {!canTake && !won && (
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
      )}
      <Result catching={catching} />
    </div>
  )
}
