import { useIsOffline, useT } from '@marquee/core'
import { PlayButton } from '@marquee/feature-page'
import { PrizeReveal } from '@marquee/prize-ui'
import { Button, CollectButton, Icon, Notice, Switch, Text, VisuallyHidden } from '@marquee/ui'
import { useEffect, useRef } from 'react'
import { Ball, callOf } from '../card/Ball.tsx'
import { useBingoStatus } from '../queries.ts'
import * as css from './BingoHall.css.ts'
import type { BingoTable } from './useBingoGame.ts'

type Status = NonNullable<ReturnType<typeof useBingoStatus>['data']>

interface CallsProps {
  table: BingoTable
  status: Status
  hasStore: boolean
}

/** Before a game: the way to play it, or to more balls. */
function Start({ table, status }: Pick<CallsProps, 'table' | 'status'>) {
  const t = useT('bingo')
  const offline = useIsOffline()
  const missing = Math.max(0, status.ballsNeeded - status.availablePoint)
  return (
    <div className={css.stage}>
      <div className={css.actions}>
        {status.isPlayable ? (
          <Button
            size="lg"
            disabled={offline || table.isPending}
            start={<Icon name="bingo" size="text" />}
            data-testid="bingo-play"
            onClick={table.play}
          >
            {t('play')}
          </Button>
        ) : (
          <>
            {status.isActive && (
              <PlayButton size="lg" start={<Icon name="play" size="text" />}>
                {t('collect')}
              </PlayButton>
            )}
            <Text size="sm" tone="secondary" data-testid="bingo-wait">
              {status.isActive ? t('missing', { count: missing }) : t('resting')}
            </Text>
          </>
        )}
      </div>
    </div>
  )
}

function Result({ table, hasStore }: { table: BingoTable; hasStore: boolean }) {
  const t = useT('bingo')
  const all = useRef<HTMLDivElement>(null)
  const done = useRef<HTMLButtonElement>(null)
  // The buttons of the game are gone with its last ball. What it won is seen whole, below the header.
  useEffect(() => {
    done.current?.focus({ preventScroll: true })
    all.current?.scrollIntoView({ block: 'center' })
  }, [table.won])
  const { game, won } = table
  if (!game || !won) return null
  return (
    <div ref={all} className={css.result}>
      <p className={css.bingo}>{t(`shout.${game.pattern}`)}</p>
      <PrizeReveal feature="bingo" won={won} />
      {hasStore && <Text centred>{t('points.won', { count: game.points })}</Text>}
      <CollectButton wide ref={done} onClick={table.leave} data-testid="bingo-done">
        {t('draw.moment.done')}
      </CollectButton>
    </div>
  )
}

/** The caller's desk: the ball that came last, those before, and in the end what the card won. */
export function Calls({ table, status, hasStore }: CallsProps) {
  const t = useT('bingo')
  const { game, balls, isOver, problem } = table
  const last = balls.at(-1)
  const isHit = last !== undefined && game?.card.flat().includes(last) === true
  return (
    <div className={css.stage}>
      {problem !== null && (
        <Notice tone="critical" announced>
          {problem}
        </Notice>
      )}
      {game && !isOver && (
        <>
          <div className={css.called}>
            {last !== undefined && <Ball key={last} number={last} size="lg" isNew />}
            <p className={css.call} aria-hidden="true">
              {last === undefined ? t('calling') : t(isHit ? 'hit' : 'miss')}
            </p>
          </div>
          <Switch
            label={t('daub.forMe')}
            hint={t('daub.hint')}
            checked={table.isForMe}
            data-testid="bingo-for-me"
            onChange={(event) => table.setForMe(event.target.checked)}
          />
          <div className={css.actions}>
            <Button variant="quiet" data-testid="bingo-hurry" onClick={table.hurry}>
              {t('hurry')}
            </Button>
          </div>
        </>
      )}
      {game && (
        <ol className={css.calls} aria-label={t('drawn')}>
          {balls.map((number) => (
            <li key={number}>
              <Ball number={number} isNew={!isOver} />
              <VisuallyHidden>{callOf(number)}</VisuallyHidden>
            </li>
          ))}
        </ol>
      )}
      <div aria-live="polite" className={css.result}>
        {game && !isOver && last !== undefined && (
          <VisuallyHidden>
            {callOf(last)}, {t(isHit ? 'hit' : 'miss')}
          </VisuallyHidden>
        )}
        {game && isOver && <Result table={table} hasStore={hasStore} />}
      </div>
      {!game && <Start table={table} status={status} />}
    </div>
  )
}
