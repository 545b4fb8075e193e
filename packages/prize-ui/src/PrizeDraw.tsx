import { useIsOffline, useT } from '@marquee/core'
import { Button, type ButtonProps, CollectButton, Icon, type IconName, Notice } from '@marquee/ui'
import type { ReactNode } from 'react'
import * as css from './PrizeDraw.css.ts'
import { PrizeReveal } from './PrizeReveal.tsx'
import type { Draw } from './usePrizeDraw.ts'
import type { Reveal } from './useReveal.ts'

/** The button that takes a turn. */
interface TurnAction {
  label: string
  /** While the outcome is on its way. */
  busyLabel: string
  icon: IconName
  size?: ButtonProps['size']
  testId: string
  /** Takes the turn; null while the player has none. */
  take: (() => void) | null
}

interface PrizeDrawProps {
  /** Whose words it speaks. */
  feature: string
  drawing: Pick<Draw<never>, 'isPending' | 'won' | 'problem' | 'dismiss'> & { reveal: Reveal }
  /** What is played. */
  stage: ReactNode
  /** What it brought is told in front of the stage, not below it. */
  inFront?: boolean
  /** Between what is played and the button: a name, or how long it can be played. */
  lead?: ReactNode
  /** Left out where the stage itself is pressed. */
  turn?: TurnAction
  /** In place of the button while the outcome is known and not told: what the player does meanwhile. */
  meanwhile?: ReactNode
  /** In place of the button for whoever has no turn: when the next one comes, how to get one. */
  next?: ReactNode
  /** Where another place tells what went wrong. */
  hidesProblem?: boolean
  doneTestId: string
  className?: string
  /** Below it all: rules, odds. */
  children?: ReactNode
}

/** Each action is a button of its own: it takes the focus of the one that is gone. */
function takeFocus(button: HTMLButtonElement | null) {
  button?.focus({ preventScroll: true })
  button?.scrollIntoView({ block: 'nearest' })
}

/** Every draw on a page: the stage, a turn, what it brought, and when the next one comes. */
export function PrizeDraw({
  feature,
  drawing: { isPending, won, problem, dismiss, reveal },
  stage,
  inFront = false,
  lead,
  turn,
  meanwhile,
  next,
  hidesProblem = false,
  doneTestId,
  className,
  children,
}: PrizeDrawProps) {
  const t = useT(feature)
  const offline = useIsOffline()
  const isBusy = isPending || reveal === 'turning'
  const isPlaying = reveal === 'turning' && Boolean(meanwhile)
  const isTold = reveal === 'open' && won !== undefined
  const told = (
    <div aria-live="polite" className={css.told}>
      {isTold && <PrizeReveal feature={feature} won={won} inFront={inFront} />}
    </div>
  )
  return (
    <div className={className}>
      {inFront ? (
        <div className={css.shared}>
          {stage}
          {told}
        </div>
      ) : (
        stage
      )}
      {lead}
      {!inFront && told}
      {problem !== null && !hidesProblem && (
        <Notice tone="critical" announced>
          {problem}
        </Notice>
      )}
      {isTold && (
        <CollectButton
          wide
          ref={takeFocus}
          {...(turn?.size && { size: turn.size })}
          onClick={dismiss}
          data-testid={doneTestId}
        >
          {t('draw.moment.done')}
        </CollectButton>
      )}
      {isPlaying && meanwhile}
      {!isTold && !isPlaying && turn && (turn.take || isBusy) && (
        <Button
          wide
          {...(turn.size && { size: turn.size })}
          disabled={offline || isBusy}
          start={<Icon name={turn.icon} size="text" />}
          data-testid={turn.testId}
          onClick={turn.take ?? undefined}
        >
          {isBusy ? turn.busyLabel : turn.label}
        </Button>
      )}
      {!isTold && !isBusy && !turn?.take && next && <div className={css.next}>{next}</div>}
      {children}
    </div>
  )
}
