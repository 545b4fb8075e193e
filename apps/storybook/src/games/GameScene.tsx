import { games } from '@marquee/game-catalogue'
import {
  makeHouse,
  readSettings,
  type SimulatorSettings,
  titleSubject,
} from '@marquee/game-kit/simulator'
import type { HostMessage } from '@marquee/game-sdk'
import { useEffect, useMemo, useRef } from 'react'

/** What a game is shown with: settings of the simulator, as its address has them. */
export interface Shown {
  /** The model that is played, by one of its titles. */
  model: string
  /** What its round is: a word of the simulator (`big`), or a step that it has to have (`step:cascade`). */
  round?: string
  /** The act that begins it, where it is not the first. */
  action?: string
  /** What it is played on: a number of mines, a fish. */
  target?: string
  /** Shows the round at once, waits with one that was paid for, or waits for a round. */
  opens?: 'replay' | 'round' | 'nothing'
  /** Free spins that were given. */
  free?: number
  balance?: number
  /** A level of a shared jackpot that falls. */
  drop?: string
  /** No round may be played. */
  refuse?: boolean
}

interface GameSceneProps {
  shown: Shown
  locale: string
  isCalm: boolean
  /** Everything that is said, of the game and to it. */
  onSaid: (from: 'game' | 'host', message: { type: string }) => void
}

/** The first title that plays a model. @throws where none does. */
export function titleOf(model: string): string {
  const title = games.find((game) => game.model === model)
  if (!title) throw new Error(`No title of the catalogue plays ${model}.`)
  return title.slug
}

/** The simulator's settings for what is shown; the same draw at each visit. */
export function settingsFor({
  round,
  action,
  target,
  opens,
  free,
  balance,
  drop,
  refuse,
}: Shown): SimulatorSettings {
  const query = new URLSearchParams({ seed: '7', opens: opens ?? (round ? 'replay' : 'nothing') })
  const told = { force: round, action, target, free, balance, drop }
  for (const [name, value] of Object.entries(told))
    if (value !== undefined) query.set(name, String(value))
  if (refuse) query.set('refuse', '')
  return readSettings(query)
}

interface TableProps {
  slug: string
  settings: SimulatorSettings
  onSaid: GameSceneProps['onSaid']
}

function Table({ slug, settings, onSaid }: TableProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  useEffect(() => {
    const house = makeHouse({ subject: titleSubject(slug), settings }, (message: HostMessage) => {
      onSaid('host', message)
      frame.current?.contentWindow?.postMessage(message, '*')
    })
    const hear = ({ source, data }: MessageEvent<{ type: string }>) => {
      if (source !== frame.current?.contentWindow) return
      onSaid('game', data)
      house.receive(data)
    }
    window.addEventListener('message', hear)
    return () => window.removeEventListener('message', hear)
  }, [slug, settings, onSaid])
  return (
    <iframe
      ref={frame}
      title={slug}
      sandbox="allow-scripts"
      src={`/arcade/index.html?game=${slug}`}
      style={{ border: 0, display: 'block', inlineSize: '100%', blockSize: '100dvh' }}
    />
  )
}

/** A game as players have it, in its frame, with a house on this page that draws what is to be seen. */
export function GameScene({ shown, locale, isCalm, onSaid }: GameSceneProps) {
  const settings = useMemo(
    () => ({ ...settingsFor(shown), locale, isCalm }),
    [shown, locale, isCalm],
  )
  const slug = titleOf(shown.model)
  // Another house begins with another opening of the game.
  return <Table key={JSON.stringify(settings)} {...{ slug, settings, onSaid }} />
}
