import type { FishModel } from '../model.ts'

/** Deep water: every target is hard to hit and the rarest pays a thousand stakes. */
export const fishDeep: FishModel = {
  id: 'fish-deep',
  engine: 'fish',
  targets: [
    { id: 'jellyfish', multiplier: 4, hits: 481, outOf: 2000 },
    { id: 'crab', multiplier: 6, hits: 481, outOf: 3000 },
    { id: 'pufferfish', multiplier: 10, hits: 481, outOf: 5000 },
    { id: 'seahorse', multiplier: 15, hits: 481, outOf: 7500 },
    { id: 'anglerfish', multiplier: 25, hits: 481, outOf: 12500 },
    { id: 'swordfish', multiplier: 50, hits: 481, outOf: 25000 },
    { id: 'octopus', multiplier: 100, hits: 481, outOf: 50000 },
    { id: 'shark', multiplier: 250, hits: 481, outOf: 125000 },
    { id: 'whale', multiplier: 500, hits: 481, outOf: 250000 },
    { id: 'chest', multiplier: 1000, hits: 481, outOf: 500000 },
  ],
  maxWinMultiple: 1000,
}
