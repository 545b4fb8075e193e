import { type GameLaunch, type Round } from '@marquee/contract'
import { gameFrameProtocol, isGameMessage, type HostMessage } from '@marquee/game-sdk'
import { gameSettings, useLocaleCode, usePreferences, useT } from '@marquee/core'
import { classNames, prefersStillness } from '@marquee/ui'
import { useEffect, useRef, useState } from 'react'
import * as css from './ReplayStage.css.ts'

export interface ReplayStageProps {
  round: Pick<Round, 'id' | 'gameMode' | 'cost' | 'outcome'>
  launch: GameLaunch
  /** Minor units of what was played with, once the cost was taken; null when it is somebody else's. */
  balanceAfterStake: number | null
  /** It is what a page is about. */
  isLarge?: boolean
}

/** What the frame is told: the round, read-only (`replay` of the game frame protocol). */
export function replayInit(
  { round, launch, balanceAfterStake }: ReplayStageProps,
  settings: ReturnType<typeof gameSettings> & { locale: string; reducedMotion: boolean },
): HostMessage {
  const entries = round.gameMode === 'SweepStakes'
  return {
    protocol: gameFrameProtocol,
    type: 'init',
    game: {
      id: launch.game.id,
      title: launch.game.title,
      model: launch.model,
      skin: launch.skin,
    },
    stakes: launch.stakes,
    stake: round.cost,
    balance: balanceAfterStake ?? 0,
    unit: { label: entries ? 'entries' : 'coins', fractionDigits: entries ? 2 : 0 },
    ...settings,
    texts: {},
    minimumSpinMs: launch.minimumSpinMs,
    openRound: null,
    freeSpins: null,
    rules: null,
    replay: { id: round.id, outcome: round.outcome, balanceAfterStake },
  }
}

/** The game's frame with a round to show again. Whatever the game asks for beside that is not heard. */
export function ReplayStage(props: ReplayStageProps) {
  const t = useT('history')
  const locale = useLocaleCode()
  const [preferences] = usePreferences()
  const frame = useRef<HTMLIFrameElement>(null)
  // A page that the server has rendered would load the game before anybody hears its `ready`.
  const [isHeard, setHeard] = useState(false)
  const { launch } = props
  useEffect(() => {
    const receive = ({ data, source }: MessageEvent) => {
      const game = frame.current?.contentWindow
      if (!game || source !== game || !isGameMessage(data) || data.type !== 'ready') return
      // The frame has no origin to name; what is sent is the player's own and no secret.
      const settings = { ...gameSettings(preferences), locale, reducedMotion: prefersStillness() }
      game.postMessage(replayInit(props, settings), '*')
    }
    window.addEventListener('message', receive)
    setHeard(true)
    return () => window.removeEventListener('message', receive)
  }, [props, locale, preferences])
  return (
    <iframe
      ref={frame}
      title={t('replay.of', { title: launch.game.title })}
      src={isHeard ? launch.frameUrl : undefined}
      sandbox="allow-scripts"
      referrerPolicy="no-referrer"
      className={classNames(css.stage, props.isLarge && css.large)}
      data-testid="replay-frame"
    />
  )
}
