import type { GameLaunch } from '@marquee/contract'
import type { GameFrameErrorCode } from '@marquee/game-sdk'
import { useT } from '@marquee/core'
import { coverOf } from '@marquee/game-tiles'
import { Button, Card, Heading, Inline, Picture, Stack, Text } from '@marquee/ui'
import { type RefObject, useEffect, useEffectEvent, useImperativeHandle, useState } from 'react'
import * as css from './GameStage.css.ts'
import { useGameFrame } from './useGameFrame.ts'

/** A game that has not said `ready` after this long is asked to load again, in ms. */
export const loadsWithin = 20_000

export interface StageControls {
  openRules: () => void
}

interface GameStageProps {
  launch: GameLaunch
  paused: boolean
  controls: RefObject<StageControls | null>
  /** Whether the game still waits for the focus that it gets when it is opened. */
  wantsFocus: RefObject<boolean>
  onFailed: (code: GameFrameErrorCode, error: unknown) => void
  onRoundOpen: (open: boolean) => void
  onBusy: (busy: boolean) => void
  onDrawn?: () => void
  /** The game speaks: it is on its way to its first picture. */
  onReady?: () => void
  /** Escape, pressed within the game; left out where there is nothing to close. */
  onLeave?: (() => void) | undefined
  onDemoSettled?: (amount: number) => void
  onReload: () => void
}

/** The game itself, in a frame without origin; its cover stands there until it is ready. */
export function GameStage({
  launch,
  paused,
  controls,
  wantsFocus,
  onReady,
  onReload,
  ...on
}: GameStageProps) {
  const t = useT('games')
  const { frame, ready, openRules } = useGameFrame({ launch, paused, ...on })
  const [late, setLate] = useState(false)
  useImperativeHandle(controls, () => ({ openRules }))
  const tellReady = useEffectEvent(() => onReady?.())
  useEffect(() => {
    if (ready) tellReady()
  }, [ready])
  useEffect(() => {
    if (ready) return undefined
    const timer = setTimeout(() => setLate(true), loadsWithin)
    return () => clearTimeout(timer)
  }, [ready])
  useEffect(() => {
    const at = document.activeElement
    // The game had it, and was loaded again in the other mode: with its frame the focus went.
    const isLost = at === document.body
    if (!ready || paused || !(wantsFocus.current || isLost)) return
    wantsFocus.current = false
    const view = frame.current?.closest('section')
    // From here on Space plays. Whoever went elsewhere on the page meanwhile stays there.
    if (at?.contains(frame.current) || view?.contains(at))
      frame.current?.focus({ preventScroll: true })
  }, [ready, paused, wantsFocus, frame])
  return (
    <>
      <iframe
        ref={frame}
        title={launch.game.title}
        src={launch.frameUrl}
        sandbox="allow-scripts"
        allow="autoplay"
        referrerPolicy="no-referrer"
        className={css.frame}
        data-testid="game-frame"
      />
      <div className={css.curtain} data-open={ready || undefined} aria-hidden={ready}>
        <Picture
          {...coverOf(launch.game)}
          alt=""
          width={240}
          height={320}
          fill
          loading="eager"
          className={css.backdrop}
        />
        {late && !ready ? (
          <Card padding="lg" className={css.late}>
            <Stack gap={3}>
              <Heading level={3}>{t('game.late.title')}</Heading>
              <Text tone="secondary">{t('game.late.text')}</Text>
              <Inline>
                <Button onClick={onReload}>{t('retry')}</Button>
              </Inline>
            </Stack>
          </Card>
        ) : (
          !ready && <Loading title={launch.game.title} />
        )}
      </div>
    </>
  )
}

/** What stands on the stage while a game is opened. */
export function Loading({ title }: { title?: string }) {
  const t = useT('games')
  return (
    <div className={css.loading} role="status">
      <span className={css.loadingTitle}>{title ?? t('game.opening')}</span>
      <span aria-hidden="true" className={css.dots}>
        <i />
        <i />
        <i />
      </span>
    </div>
  )
}
