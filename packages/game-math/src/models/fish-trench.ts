import type { HaulModel } from '../instant/model.ts'

/** Dark water: nets come up empty more often, and the sea dragon pays up to two thousand stakes. */
export const fishTrench: HaulModel = {
  id: 'fish-trench',
  engine: 'haul',
  parts: 10,
  shoals: [
    {
      creature: 'jellyfish',
      swimmers: 8,
      shot: { multiple: 3, hits: 481, outOf: 1500 },
      net: { each: 0.5, hits: 481, outOf: 2000 },
    },
    {
      creature: 'crab',
      swimmers: 6,
      shot: { multiple: 6, hits: 481, outOf: 3000 },
      net: { each: 2, hits: 481, outOf: 6000 },
    },
    {
      creature: 'swordfish',
      swimmers: 5,
      shot: { multiple: 12, hits: 481, outOf: 6000 },
      net: { each: 6, hits: 481, outOf: 15_000 },
    },
  ],
  loners: [
    { creature: 'anglerfish', multiple: 40, hits: 481, outOf: 20_000 },
    { creature: 'shark', multiple: 100, hits: 481, outOf: 50_000 },
    { creature: 'chest', multiple: 250, hits: 481, outOf: 125_000 },
  ],
  boss: {
    creature: 'dragon',
    outOf: 1_000_000,
    prizes: [
      { multiple: 60, hits: 5500 },
      { multiple: 300, hits: 1100 },
      { multiple: 2000, hits: 151 },
    ],
  },
  maxWinMultiple: 2000,
}
