import type { FishModel } from '../model.ts'

/** A shallow reef: common fish pay little and often, none pays more than a hundred stakes. */
export const fishShoal: FishModel = {
  id: 'fish-shoal',
  engine: 'fish',
  targets: [
    { id: 'starfish', multiplier: 2, hits: 191, outOf: 400 },
    { id: 'clownfish', multiplier: 3, hits: 191, outOf: 600 },
    { id: 'angelfish', multiplier: 5, hits: 191, outOf: 1000 },
    { id: 'seahorse', multiplier: 8, hits: 191, outOf: 1600 },
    { id: 'pufferfish', multiplier: 12, hits: 191, outOf: 2400 },
    { id: 'turtle', multiplier: 20, hits: 191, outOf: 4000 },
    { id: 'octopus', multiplier: 35, hits: 191, outOf: 7000 },
    { id: 'shark', multiplier: 60, hits: 191, outOf: 12000 },
    { id: 'koi', multiplier: 100, hits: 191, outOf: 20000 },
  ],
  maxWinMultiple: 100,
}
