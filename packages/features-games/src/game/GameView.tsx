import type { GameFrameErrorCode } from '@marquee/game-sdk'
import { openRoundAtom, Slot, track, useApp, useSlotsReady, useT, useTopModal } from '@marquee/core'
import { classNames, Trim } from '@marquee/ui'
import { assignInlineVars } from '@vanilla-extract/dynamic'
import { useEffect, useRef, useState } from 'react'
import { GameBar } from './GameBar.tsx'
import { GameStage, Loading, type StageControls } from './GameStage.tsx'
import * as css from './GameView.css.ts'
import {
  AboveMaxBet,
  GiftSpins,
  LaunchFailed,
  LeaveQuestion,
  OpenElsewhere,
  ShortOfFunds,
} from './notices.tsx'
import { PlayRefused } from './PlayRefused.tsx'
import { type Refusal, refusalOf } from './refusal.ts'
import { useRealityCheck } from './useRealityCheck.ts'
import { useLaunch } from './useLaunch.ts'
import { useModeLoan } from './useModeLoan.ts'
import { useLeaveGuard } from './useLeaveGuard.ts'
import { useMaxBet } from './useMaxBet.ts'
import { useShortOfFunds } from './useShortOfFunds.ts'

export interface GameViewProps {
  /** Id or slug. */
  game: string
  /** Opens it in SweepStakes mode (TEN-15). */
  money: boolean
  place: 'modal' | 'page'
  /** Shows another game in this one's place. */
  onGo: (gameId: number) => void
  onClose?: () => void
  /** Hands the way to leave to whoever may close the view: it asks while a round is open. */
  onGuard?: (guard: (action: () => void) => void) => void
}

/** A game that speaks is taken to be drawn after this long, in ms, where it does not say that it is at rest. */
const drawsWithin = 4_000

/** A game with everything around it; the same in the modal and on the page (TEN-15). */
export function GameView({ game, money, place, onGo, onClose, onGuard }: GameViewProps) {
  const t = useT('games')
  const loan = useModeLoan()
  const { launch, error, isRetrying, frameKey, reload } = useLaunch(game, money, loan)
  const [busy, setBusy] = useState(false)
  const [roundOpen, setRoundOpen] = useState(false)
  const [speaks, setSpeaks] = useState(false)
  const [shown, setShown] = useState(false)
  const [short, setShort] = useState(false)
  const [refusedGift, refuseGift] = useState<string>()
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const controls = useRef<StageControls>(null)
  // Once: who goes on to the next game by keyboard stays on the button that does it.
  const wantsFocus = useRef(true)
  const { asking, guard, stay, leave } = useLeaveGuard(roundOpen)
  const top = useTopModal()
  const { maxBet, forget, learn } = useMaxBet(launch?.game.id)
  const gift =
    launch?.gameMode === 'TournamentPoints' &&
    !launch.openRound &&
    launch.giftSpins &&
    refusedGift !== launch.game.slug
      ? launch.giftSpins
      : null
  const covered =
    asking ||
    gift !== null ||
    short ||
    maxBet !== null ||
    refusal !== null ||
    (top !== null && !(place === 'modal' && top === 'game'))
  const elsewhere =
    launch?.openRound && launch.openRound.gameId !== launch.game.id ? launch.openRound.gameId : null

  const { store } = useApp()
  const checkFor = useRealityCheck(error, () => void reload())
  const openShort = useShortOfFunds(launch ?? undefined)

  useEffect(() => onGuard?.(guard))
  useEffect(() => {
    store.set(openRoundAtom, roundOpen)
    return () => store.set(openRoundAtom, false)
  }, [store, roundOpen])
  const opened = launch?.game.slug
  useEffect(() => {
    if (opened) track('open_popup', { location: 'game', type: opened })
  }, [opened])

  const onFailed = (code: GameFrameErrorCode, failure: unknown) => {
    track('error', { location: 'game', message: code })
    if (checkFor(failure)) return
    setRefusal(refusalOf(failure))
    learn(failure)
    if (code === 'insufficient-funds') setShort(!openShort(failure, roundOpen))
    // Somebody's round is open that this frame does not know of: it comes with the next opening.
    else if (code === 'round-open') void reload()
  }
  useEffect(() => {
    if (!speaks) return undefined
    const timer = setTimeout(() => setShown(true), drawsWithin)
    return () => clearTimeout(timer)
  }, [speaks])
  const go = (id: number) => guard(() => onGo(id))

  return (
    <section
      className={classNames(css.room, css.place[place])}
      style={launch && assignInlineVars({ [css.light]: launch.game.bg_color })}
      aria-label={launch?.game.title ?? t('game.opening')}
      // The controls of a game stand at the lower edge of a phone; nothing else does.
    >
      <div className={css.cabinet}>
        <Trim className={css.trim} />
        <div className={css.stage}>
          {launch && elsewhere === null && (
            <GameStage
              key={frameKey}
              launch={launch}
              paused={covered}
              controls={controls}
              wantsFocus={wantsFocus}
              onFailed={onFailed}
              onRoundOpen={setRoundOpen}
              onBusy={setBusy}
              onDrawn={() => setShown(true)}
              onReady={() => setSpeaks(true)}
              onLeave={onClose && (() => guard(onClose))}
              onReload={() => void reload()}
            />
          )}
          {!launch && !error && <Loading />}
          {!launch && error && refusalOf(error) && (
            <PlayRefused refusal={refusalOf(error) as Refusal} onClose={onClose} />
          )}
          {refusal && launch && <PlayRefused refusal={refusal} onClose={onClose} />}
          {!launch && error && !refusalOf(error) && (
            <LaunchFailed
              error={error}
              busy={isRetrying}
              onRetry={() => void reload()}
              onClose={onClose}
            />
          )}
          {elsewhere !== null && <OpenElsewhere onGo={() => onGo(elsewhere)} />}
          {short && launch && (
            <ShortOfFunds launch={launch} isRoundOpen={roundOpen} onBack={() => setShort(false)} />
          )}
          {maxBet && launch && <AboveMaxBet launch={launch} limit={maxBet.limit} onBack={forget} />}
          {gift && launch && (
            <GiftSpins
              spins={gift}
              isBusy={loan.isSwitching}
              onPlay={() => loan.borrow()}
              onRefuse={() => refuseGift(launch.game.slug)}
            />
          )}
          {asking && <LeaveQuestion onStay={stay} onLeave={leave} />}
        </div>
        <div className={css.barPlace}>
          <GameBar
            launch={launch ?? null}
            busy={busy}
            roundOpen={roundOpen}
            onGo={go}
            onRules={() => controls.current?.openRules()}
            onClose={onClose && (() => guard(onClose))}
          />
        </div>
        <div className={css.below}>
          {launch && (shown || elsewhere !== null) && <BarEntries gameId={launch.game.id} />}
        </div>
      </div>
    </section>
  )
}

/** What features show below the bar: fetched once the game is there, which would wait for it otherwise. */
function BarEntries({ gameId }: { gameId: number }) {
  return useSlotsReady('game.bar') && <Slot name="game.bar" gameId={gameId} />
}
