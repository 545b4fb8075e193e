import { useIsInBrowser, useT, useTranslate } from '@marquee/core'
import { usePrizeWords } from '@marquee/prize-ui'
import { ticketCut, useTicketShape } from '@marquee/prize-ui/ticket'
import { Button, classNames, Heading, Icon, Text, VisuallyHidden } from '@marquee/ui'
import { type ReactNode, useEffect, useRef } from 'react'
import { Drum } from '../art/Drum.tsx'
import type { Lottery } from '../contract/schemas.ts'
import { readable } from '../ticket/ticketText.ts'
import * as css from './Replay.css.ts'
import { type Drawn, type Replay as ReplayState, useReplay } from './useReplay.ts'

interface ReplayProps {
  /** The draw that is played. */
  lottery: Lottery
  /** The way to what was won, below the result. */
  collect?: ReactNode
}

/** The number that came last, its place and what it won. */
function Call({ drawn, shown }: Pick<ReplayState, 'drawn' | 'shown'>) {
  const t = useT('lottery')
  const words = usePrizeWords('lottery')
  const shape = useTicketShape()
  const last = drawn[shown - 1]
  return (
    <div className={css.call} aria-hidden="true">
      {last ? (
        <>
          <p className={css.place}>{t('prizes.place', { place: last.place })}</p>
          <span
            key={last.number}
            className={classNames(css.slip, ticketCut[shape])}
            data-own={last.isOwn || undefined}
            data-testid="lottery-call"
          >
            {readable(last.number)}
          </span>
          <Text size="sm" tone="secondary">
            {words.all(last.prize)}
          </Text>
        </>
      ) : (
        <Text tone="secondary">{t('hall.turning')}</Text>
      )}
    </div>
  )
}

/** The player's tickets; those that have come are marked. */
function OwnInDraw({ own, come }: { own: ReplayState['own']; come: readonly Drawn[] }) {
  const t = useT('lottery')
  const list = useRef<HTMLUListElement>(null)
  const lastOwn = come.findLast(({ isOwn }) => isOwn)?.number
  useEffect(() => {
    const chip = list.current?.querySelector(`[data-number="${lastOwn}"]`)
    if (lastOwn !== undefined) chip?.scrollIntoView({ block: 'nearest' })
  }, [lastOwn])
  return (
    <div className={css.tickets}>
      <Text size="sm" tone="secondary">
        {t('last.own')}
      </Text>
      {/* Many of them scroll, and whoever has no pointer scrolls by keys. */}
      <ul ref={list} className={css.own} tabIndex={0} aria-label={t('last.own')}>
        {own.map(({ id, number }) => {
          const drawn = come.find((one) => one.number === number)
          return (
            <li
              key={id}
              className={css.chip}
              data-drawn={drawn ? true : undefined}
              data-number={number}
              data-testid="lottery-own"
            >
              {readable(number)}
              {drawn && (
                <span className={css.chipPlace}>{t('prizes.place', { place: drawn.place })}</span>
              )}
            </li>
          )
        })}
      </ul>
    </div>
  )
}

/** What became of the player's tickets, in the same words however it came to be seen. */
function Result({
  drawn,
  own,
  collect,
}: Pick<ReplayState, 'drawn' | 'own'> & Pick<ReplayProps, 'collect'>) {
  const t = useT('lottery')
  const words = usePrizeWords('lottery')
  const told = useRef<HTMLDivElement>(null)
  // The buttons of the draw are gone.
  useEffect(() => told.current?.focus({ preventScroll: true }), [])
  const won = drawn.filter(({ isOwn }) => isOwn)
  const sum = won.reduce(
    (all, { prize }) => ({
      coins: all.coins + prize.coins,
      entries: all.entries + prize.entries,
    }),
    { coins: 0, entries: 0 },
  )
  return (
    <div ref={told} tabIndex={-1} className={css.result} data-testid="lottery-result">
      <Heading level={3} size="lg">
        {won.length > 0
          ? t('replay.won', { count: won.length })
          : t('replay.none', { count: own.length })}
      </Heading>
      <Text tone={won.length ? 'primary' : 'secondary'}>
        {won.length > 0 ? t('replay.sum', { prize: words.all(sum) }) : t('replay.noneText')}
      </Text>
      {won.length > 0 && collect}
    </div>
  )
}

/**
 * A draw played for a player who had tickets in it: the drum turns, numbers come one by one, their own
 * are marked as they come, and the result stands at the end.
 */
export function Replay({ lottery, collect }: ReplayProps) {
  const t = useT('lottery')
  const translate = useTranslate()
  const isInBrowser = useIsInBrowser()
  const replay = useReplay(lottery)
  const { phase, isLoading, drawn, shown, own, watch, skip } = replay
  const stage = useRef<HTMLDivElement>(null)
  const skipButton = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (phase === 'ready') return
    // The button that was pressed is gone, and what is played is seen whole.
    if (phase === 'playing') skipButton.current?.focus({ preventScroll: true })
    stage.current?.scrollIntoView({ block: 'nearest' })
  }, [phase])
  const isWaiting = isLoading || !isInBrowser
  const skipping = (
    <Button
      ref={skipButton}
      wide
      variant="quiet"
      disabled={isWaiting}
      data-testid="lottery-skip"
      onClick={skip}
    >
      {t('replay.skip')}
    </Button>
  )
  const come = drawn.slice(0, shown)
  return (
    <div
      ref={stage}
      className={css.stage}
      data-mode="dark"
      data-phase={phase}
      data-testid="lottery-replay"
    >
      <div className={css.front}>
        <div className={css.drum}>
          <Drum tickets={lottery.ticketsCount} isTurning={phase === 'playing' && 'on'} />
        </div>
        {phase === 'ready' && (
          <div className={css.lead}>
            <Heading level={3} size="lg">
              {translate(lottery.title)}
            </Heading>
            <Text tone="secondary">{t('replay.lead', { count: own.length })}</Text>
          </div>
        )}
        {phase === 'playing' && <Call drawn={drawn} shown={shown} />}
        <div aria-live="polite" className={phase === 'over' ? css.call : undefined}>
          {phase === 'playing' && <VisuallyHidden>{t('replay.playing')}</VisuallyHidden>}
          {phase === 'over' && <Result drawn={drawn} own={own} collect={collect} />}
        </div>
      </div>
      {phase === 'ready' && (
        <div className={css.actions}>
          <Button
            wide
            size="lg"
            disabled={isWaiting}
            start={<Icon name="play" size="text" />}
            data-testid="lottery-watch"
            onClick={watch}
          >
            {t('replay.watch')}
          </Button>
          {skipping}
        </div>
      )}
      <OwnInDraw own={own} come={come} />
      {phase === 'playing' && <div className={css.actions}>{skipping}</div>}
    </div>
  )
}
