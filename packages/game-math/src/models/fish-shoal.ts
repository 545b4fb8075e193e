import type { FishModel } from '../model.ts'

/** A shallow reef: common fish pay little and often, none pays more than a hundred stakes. */
export const fishShoal: FishModel = {
  id: 'fish-shoal',
  engine: 'fish',
  targets: [
    { id: 'minnow', multiplier: 2, hits: 191, outOf: 400 },
    { id: 'clown', multiplier: 3, hits: 191, outOf: 600 },
    { id: 'angel', multiplier: 5, hits: 191, outOf: 1000 },
    { id: 'puffer', multiplier: 8, hits: 191, outOf: 1600 },
    { id: 'turtle', multiplier: 12, hits: 191, outOf: 2400 },
    { id: 'ray', multiplier: 20, hits: 191, outOf: 4000 },
    { id: 'octopus', multiplier: 35, hits: 191, outOf: 7000 },
    { id: 'shark', multiplier: 60, hits: 191, outOf: 12000 },
    { id: 'golden', multiplier: 100, hits: 191, outOf: 20000 },
  ],
  maxWinMultiple: 100,
}
