import type { GameLaunch } from '@marquee/contract'
import type { FeatureDefinition } from '@marquee/core'
import { type Answers, makeApp, makePlayer, type TestAppOptions } from '@marquee/core/testing'
import { render } from '@testing-library/react'
import { useState } from 'react'
import { games } from '../feature.ts'
import { GameView } from '../game/GameView.tsx'
import { makeLaunch, makeRound } from './makeLaunch.ts'

/** An answer that opens a game. */
export const launched = (launch: GameLaunch) => ({ success: true, data: launch })
export const launchPath = (id: number | string) => `GET /rest/game/${id}/play/`

function Place({
  first,
  money = false,
  onClose,
}: {
  first: string
  money?: boolean
  onClose?: () => void
}) {
  const [game, setGame] = useState(first)
  return (
    <GameView
      game={game}
      money={money}
      place="page"
      onGo={(id) => setGame(String(id))}
      onClose={onClose}
    />
  )
}

interface Options extends TestAppOptions {
  first?: string
  money?: boolean
  onClose?: () => void
  others?: FeatureDefinition[]
}

/** Shows a game on a page that can go on to others. */
export async function renderGame({
  first = '7',
  money,
  onClose,
  others = [],
  answers,
  ...options
}: Options = {}) {
  const app = await makeApp({
    player: makePlayer(),
    brand: { features: [games(), ...others] },
    answers: { [launchPath(7)]: launched(makeLaunch()), ...answers },
    ...options,
  })
  render(
    <app.Frame>
      <Place first={first} money={money} onClose={onClose} />
    </app.Frame>,
  )
  return app
}

export const spin = { type: 'round.request', requestId: 'r1', action: 'spin', stake: 10 }
const balance = { coins: 14_990, entries: 150, winnings: 25, tourPoints: 0 }
/** A round that wins, and its end. */
export const playAnswers: Answers = {
  'POST /rest/game-rounds/': {
    success: true,
    data: { round: makeRound({ id: 'round-1', cost: 10, win: 40 }), balance },
  },
  'POST /rest/game-rounds/round-1/finish/': {
    success: true,
    data: {
      round: makeRound({ id: 'round-1', cost: 10, win: 40, status: 'settled' }),
      balance: { ...balance, coins: 15_030 },
    },
  },
}
