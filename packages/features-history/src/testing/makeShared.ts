import type { SharedRound } from '../contract/schemas.ts'

export const makeShared = (overrides: Partial<SharedRound> = {}): SharedRound => ({
  id: 'Lr3vZ0m8Qh5Kc1TnY7wXbA',
  title: 'Lucky Reef',
  gameMode: 'TournamentPoints',
  cost: 20,
  win: 250,
  multiple: 12.5,
  outcome: { modelId: 'keno-steady', steps: [] },
  launch: {
    game: { id: 7, title: 'Lucky Reef' },
    model: 'keno-steady',
    skin: { scene: 'reef', palette: {}, symbols: {} },
    stakes: [10, 20],
    minimumSpinMs: 2_500,
    frameUrl: '/arcade/?mode=demo',
  } as unknown as SharedRound['launch'],
  ...overrides,
})
