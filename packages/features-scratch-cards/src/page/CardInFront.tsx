import { useIsOffline, useT } from '@marquee/core'
import { PrizeReveal } from '@marquee/prize-ui'
import { Button, CollectButton, Icon, Notice, Text, useKeptFocus } from '@marquee/ui'
import { useEffect, useRef } from 'react'
import { mainCard } from '../cards.ts'
import { ScratchTicket } from '../card/ScratchTicket.tsx'
import { Duration } from '../Duration.tsx'
import { type KnownCard, type KnownRun, useRun } from '../queries.ts'
import * as css from './ScratchDesk.css.ts'
import type { Scratching } from './useScratching.ts'

/** What stands on the cover of a card that cannot be scratched yet. */
function useSeal(card: KnownCard, { earning }: KnownRun) {
  const t = useT('scratch-cards')
  const { refetch } = useRun()
  if (card.status === 'available' && card.readyAt !== null) {
    const label = t('next.label')
    const words = (
      <>
        <span>{label}</span>
        <Duration until={card.readyAt} label={label} onStop={() => void refetch()} />
      </>
    )
    return { icon: 'clock', words } as const
  }
  if (card.status !== 'locked') return null
  const missing = earning.roundsPerCard - earning.rounds
  return { icon: 'lock', words: t('earning.missing', { count: missing }) } as const
}

/** What a card brought, announced; the next one stands in front once it is collected. */
function Result({ scratching }: { scratching: Scratching }) {
  const t = useT('scratch-cards')
  const all = useRef<HTMLDivElement>(null)
  const done = useRef<HTMLButtonElement>(null)
  const { won, leave } = scratching
  // The button that revealed it is gone.
  useEffect(() => {
    if (!won) return
    done.current?.focus({ preventScroll: true })
    all.current?.scrollIntoView({ block: 'nearest' })
  }, [won])
  return (
    <div ref={all} aria-live="polite" className={css.result}>
      {won && (
        <>
          <PrizeReveal feature="scratch-cards" won={won} />
          <CollectButton wide ref={done} size="lg" onClick={leave} data-testid="scratch-done">
            {t('draw.moment.done')}
          </CollectButton>
        </>
      )}
    </div>
  )
}

interface CardInFrontProps {
  run: KnownRun
  scratching: Scratching
  /** A card that the player took in front; undefined for the one that comes first. */
  chosen: KnownCard | undefined
}

/** The card in front, its cover, and the button that takes it off without dragging. */
export function CardInFront({ run, scratching, chosen }: CardInFrontProps) {
  const t = useT('scratch-cards')
  const offline = useIsOffline()
  const next = chosen ?? mainCard(run.cards)
  const { card: drawn, won, isBusy, problem, failures } = scratching
  const shown = drawn && { ...drawn, readyAt: null }
  const card = shown ?? next
  const seal = useSeal(card ?? emptyCard, run)
  const place = useRef<HTMLDivElement>(null)
  // With what was collected its button goes: whoever pressed it by keyboard goes on at the next card.
  useKeptFocus(
    won,
    (_, now) => now === undefined,
    () => place.current,
  )
  if (!card) return null
  const isClosed = card.status === 'ready_for_activate'
  const isOpen = won !== undefined || (!drawn && card.status === 'scratched')
  return (
    <div ref={place} tabIndex={-1} className={css.front}>
      <ScratchTicket
        key={`${card.id}-${failures}`}
        ids={card.fields}
        odds={run.odds}
        isReady={(isClosed && !offline) || (drawn !== undefined && !isOpen)}
        isOpen={isOpen}
        seal={drawn ? null : seal}
        onStart={() => scratching.touch(card.id)}
        onEnough={scratching.uncover}
      />
      {problem !== null && (
        <Notice tone="critical" announced>
          {problem}
        </Notice>
      )}
      {!isOpen && (isClosed || drawn) && (
        <>
          <Text centred tone="secondary">
            {t('hint')}
          </Text>
          <div className={css.reveal}>
            <Button
              wide
              size="lg"
              disabled={offline || isBusy}
              start={<Icon name="scratch" size="text" />}
              data-testid="scratch-reveal"
              onClick={() => scratching.reveal(card.id)}
            >
              {t('reveal')}
            </Button>
          </div>
        </>
      )}
      <Result scratching={scratching} />
    </div>
  )
}

const emptyCard: KnownCard = {
  id: 0,
  status: 'scratched',
  prize: null,
  timer: null,
  fields: [],
  readyAt: null,
}
