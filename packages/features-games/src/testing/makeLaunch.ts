import type { GameLaunch, Round } from '@marquee/contract'
import { makeGame } from '@marquee/game-tiles/testing'

/** A round that was paid for and lost, unless told otherwise. */
export const makeRound = (overrides: Partial<Round> = {}): Round => ({
  id: '5b0a6c1e-93f2-4f5e-8b0a-d8b7e1f3a001',
  gameId: 7,
  gameMode: 'TournamentPoints',
  action: 'spin',
  cost: 10,
  win: 0,
  status: 'open',
  outcome: {},
  createdAt: 1_763_600_000_000,
  settledAt: null,
  ...overrides,
})

/** What opening game 7 of 5..9 answers. */
export const makeLaunch = (overrides: Partial<GameLaunch> = {}): GameLaunch => ({
  game: makeGame({ id: 7, title: 'Lucky Reef', provider: 'saltglass' }),
  mode: 'play',
  gameMode: 'TournamentPoints',
  frameUrl: '/arcade/?mode=play',
  model: 'lines-20-adventure',
  skin: { scene: 'reef', palette: {}, symbols: {}, heroes: [] },
  stakes: [10, 20, 50],
  minimumSpinMs: 2500,
  rtp: 0.9612,
  balance: { coins: 15_000, entries: 150, winnings: 25, tourPoints: 0 },
  openRound: null,
  laterRounds: [],
  freeSpins: null,
  giftSpins: null,
  jackpots: null,
  playSession: { elapsedMs: 0, net: { coins: 0, entries: 0 } },
  fairness: {
    pairId: '9c4d8f52-31e7-4b8a-a6f0-2d17c5e9b301',
    commitment: 'c0'.repeat(32),
    playerSeed: 'lucky-seed',
    isOwnSeed: false,
    rounds: 0,
    nextCommitment: 'c1'.repeat(32),
  },
  previousGameId: 6,
  nextGameId: 8,
  ...overrides,
})
