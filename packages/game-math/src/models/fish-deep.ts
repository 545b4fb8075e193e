import type { FishModel } from '../model.ts'

/** Deep water: every target is hard to hit and the rarest pays a thousand stakes. */
export const fishDeep: FishModel = {
  id: 'fish-deep',
  engine: 'fish',
  targets: [
    { id: 'lantern', multiplier: 4, hits: 481, outOf: 2000 },
    { id: 'squid', multiplier: 6, hits: 481, outOf: 3000 },
    { id: 'eel', multiplier: 10, hits: 481, outOf: 5000 },
    { id: 'crab', multiplier: 15, hits: 481, outOf: 7500 },
    { id: 'angler', multiplier: 25, hits: 481, outOf: 12500 },
    { id: 'swordfish', multiplier: 50, hits: 481, outOf: 25000 },
    { id: 'manta', multiplier: 100, hits: 481, outOf: 50000 },
    { id: 'whale', multiplier: 250, hits: 481, outOf: 125000 },
    { id: 'kraken', multiplier: 500, hits: 481, outOf: 250000 },
    { id: 'treasure', multiplier: 1000, hits: 481, outOf: 500000 },
  ],
  maxWinMultiple: 1000,
}
