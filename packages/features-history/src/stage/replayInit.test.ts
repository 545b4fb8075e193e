import type { GameLaunch, Round } from '@marquee/contract'
import { isHostMessage } from '@marquee/game-sdk'
import { expect, it } from 'vitest'
import { replayInit } from './ReplayStage.tsx'

const round: Round = {
  id: '5b0a6c1e-93f2-4f5e-8b0a-d8b7e1f3a001',
  gameId: 7,
  gameMode: 'SweepStakes',
  action: 'spin',
  cost: 100,
  win: 250,
  status: 'settled',
  outcome: { stops: [1, 2, 3] },
  createdAt: 1,
  settledAt: 2,
}
const launch = {
  game: { id: 7, title: 'Lucky Reef' },
  model: 'lines-20-adventure',
  skin: { scene: 'reef', palette: {}, symbols: {} },
  stakes: [10, 20],
  minimumSpinMs: 2_500,
  frameUrl: '/arcade/?mode=demo',
} as unknown as GameLaunch

it('hands the frame the round read-only, in the unit it was played with', () => {
  const init = replayInit(
    { round, launch, balanceAfterStake: 900 },
    {
      locale: 'en',
      sound: false,
      volume: 70,
      music: true,
      captions: false,
      haptics: true,
      quick: false,
      reducedMotion: true,
    },
  )
  expect(isHostMessage(init)).toBe(true)
  expect(init).toMatchObject({
    type: 'init',
    openRound: null,
    balance: 900,
    unit: { label: 'entries', fractionDigits: 2 },
    replay: { id: round.id, outcome: round.outcome, balanceAfterStake: 900 },
  })
})

it('tells the frame no balance of a round that somebody else played', () => {
  const init = replayInit(
    { round, launch, balanceAfterStake: null },
    {
      locale: 'en',
      sound: false,
      volume: 70,
      music: true,
      captions: false,
      haptics: true,
      quick: false,
      reducedMotion: true,
    },
  )
  expect(init).toMatchObject({ balance: 0, replay: { balanceAfterStake: null } })
})
