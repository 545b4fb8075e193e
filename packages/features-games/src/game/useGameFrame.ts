import type { GameLaunch } from '@marquee/contract'
import type { GameFrameErrorCode } from '@marquee/game-sdk'
import {
  gameSettings,
  patchPlayer,
  useApp,
  useLocaleCode,
  usePlayer,
  usePreferences,
  useT,
} from '@marquee/core'
import { prefersStillness } from '@marquee/ui'
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { createFrameHost, type FrameHost, type FrameStart } from './frameHost.ts'
import { markPress } from './markPress.ts'
import { makePace, unpaced } from './pace.ts'
import { rememberChoice, rememberedChoice, rememberedStake, rememberStake } from './remembered.ts'
import { demoCalls, playableOf, playCalls } from './roundCalls.ts'
import { addToNet } from './session.ts'
import { useJackpots } from './useJackpots.ts'

export interface GameFrameOptions {
  launch: GameLaunch
  /** No round may be started, for example while a dialog covers the game. */
  paused: boolean
  onFailed: (code: GameFrameErrorCode, error: unknown) => void
  /** A round is paid for and its end was not seen, or no longer. */
  onRoundOpen: (open: boolean) => void
  onBusy: (busy: boolean) => void
  /** The game says by itself whether it is busy: it is drawn. */
  onDrawn?: () => void
  /** The player asked to leave from within the game; nothing where the page is not to be closed. */
  onLeave?: (() => void) | undefined
  /** What a demo has left after each of its rounds, in coins. */
  onDemoSettled?: (amount: number) => void
}

const emptyBalance = { coins: 0, entries: 0, winnings: 0, tourPoints: 0 }

/** Holds the latest value for what runs outside of React. */
function useLatest<T>(value: T) {
  const latest = useRef(value)
  useEffect(() => {
    latest.current = value
  })
  return latest
}

/**
 * Plays host to the game in a sandboxed frame: give `frame` to the `<iframe>`. One hook lives as long
 * as one loading of a game; what `launch` said at its beginning holds until then.
 */
export function useGameFrame(options: GameFrameOptions) {
  const { api, events, queryClient, store } = useApp()
  const locale = useLocaleCode()
  const t = useT('games')
  const player = usePlayer()
  const [preferences, changePreferences] = usePreferences()
  const frame = useRef<HTMLIFrameElement>(null)
  const host = useRef<FrameHost>(null)
  const [ready, setReady] = useState(false)
  const latest = useLatest({ ...options, preferences, changePreferences })

  const leave = useEffectEvent(() => {
    options.onRoundOpen(false)
    options.onBusy(false)
  })

  useEffect(() => {
    const { launch } = latest.current
    const { unit, fractionDigits } = playableOf(launch.gameMode, launch.balance ?? emptyBalance)
    const plays = launch.mode === 'play'
    const [smallestStake = 0] = launch.stakes
    let demoLeft = 0
    const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))
    const start = (): FrameStart => ({
      game: {
        id: launch.game.id,
        title: launch.game.title,
        model: launch.model,
        skin: launch.skin,
      },
      stakes: launch.stakes,
      stake: plays ? rememberedStake(launch.game.id, unit, launch.stakes) : smallestStake,
      ...(plays && rememberedChoice(launch.game.id)),
      unit: { label: unit, fractionDigits },
      locale,
      // The game's own texts, in the locale above.
      texts: {},
      ...gameSettings(latest.current.preferences),
      shownByPage: plays ? ['sound', 'rules'] : ['sound'],
      reducedMotion: prefersStillness(),
      minimumSpinMs: launch.minimumSpinMs,
      ...(launch.jackpots && { jackpots: launch.jackpots }),
      // The built-in studio has the rules of its models with it.
      rules: null,
    })
    const made = createFrameHost({
      calls: plays
        ? playCalls(api, launch, (playerBalance) =>
            patchPlayer(queryClient, (known) => ({
              ...known,
              playerInfo: { ...known.playerInfo, playerBalance },
            })),
          )
        : demoCalls(api, launch, (amount) => {
            demoLeft = amount
          }),
      pace: plays
        ? makePace({ betweenMs: launch.minimumSpinMs, now: () => performance.now(), wait })
        : unpaced,
      openRounds: [...(launch.openRound ? [launch.openRound] : []), ...launch.laterRounds],
      freeSpins: launch.freeSpins,
      start,
      // The frame has no origin to name; what is sent is the player's own and no secret.
      send: (message) => frame.current?.contentWindow?.postMessage(message, '*'),
      textOf: (code) => t(`frame.errors.${code}`),
      newKey: () => crypto.randomUUID(),
      wait,
      on: {
        busy: (busy) => latest.current.onBusy(busy),
        roundOpen: (open) => latest.current.onRoundOpen(open),
        staked: ({ cost }) => plays && addToNet(store, unit, -cost),
        settled: ({ win }) => {
          if (!plays) {
            latest.current.onDemoSettled?.(demoLeft)
            return
          }
          addToNet(store, unit, win)
          events.emit('round:settled', { gameId: launch.game.id })
        },
        failed: (code, error) => latest.current.onFailed(code, error),
        leave: () => latest.current.onLeave?.(),
        preferences: ({ sound, stake, choice }) => {
          if (sound !== undefined) latest.current.changePreferences({ sound })
          // A stake tried out with demo coins is no choice for the player's own.
          if (stake !== undefined && plays) rememberStake(launch.game.id, unit, stake)
          if (choice !== undefined && plays) rememberChoice(launch.game.id, choice)
        },
      },
    })
    host.current = made
    const receive = (event: MessageEvent) => {
      if (event.source === null || event.source !== frame.current?.contentWindow) return
      const type = (event.data as { type?: unknown } | null)?.type
      markPress(type)
      made.receive(event.data)
      if (type === 'state') latest.current.onDrawn?.()
      if (type !== 'ready') return
      setReady(true)
      if (latest.current.paused) made.changeSettings({ paused: true })
    }
    window.addEventListener('message', receive)
    return () => {
      window.removeEventListener('message', receive)
      made.close()
      leave()
    }
  }, [api, events, queryClient, store, locale, t, latest])

  const { gameMode, mode } = options.launch
  const amount =
    player && mode === 'play' && player.gameMode === gameMode
      ? playableOf(gameMode, player.playerInfo.playerBalance).amount
      : null
  useEffect(() => {
    if (amount !== null) host.current?.setBalance(amount)
  }, [amount])
  const levels = useJackpots(options.launch)
  useEffect(() => {
    if (levels) host.current?.tellJackpots(levels)
  }, [levels])
  useEffect(() => {
    host.current?.changeSettings({ paused: options.paused })
  }, [options.paused])
  const heard = useMemo(() => gameSettings(preferences), [preferences])
  useEffect(() => {
    host.current?.changeSettings(heard)
  }, [heard])
  useEffect(() => {
    host.current?.changeSettings({ reducedMotion: prefersStillness() })
  }, [preferences.motion])

  return { frame, ready, openRules: () => host.current?.openRules() }
}
