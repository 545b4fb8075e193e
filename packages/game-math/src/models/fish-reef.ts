import type { HaulModel } from '../instant/model.ts'

/** A bright reef: nets bring something up nearly every time, and the whale pays up to five hundred stakes. */
export const fishReef: HaulModel = {
  id: 'fish-reef',
  engine: 'haul',
  parts: 10,
  shoals: [
    {
      creature: 'clownfish',
      swimmers: 9,
      shot: { multiple: 2, hits: 239, outOf: 500 },
      net: { each: 0.5, hits: 239, outOf: 1125 },
    },
    {
      creature: 'angelfish',
      swimmers: 7,
      shot: { multiple: 4, hits: 239, outOf: 1000 },
      net: { each: 1, hits: 239, outOf: 1750 },
    },
    {
      creature: 'seahorse',
      swimmers: 5,
      shot: { multiple: 8, hits: 239, outOf: 2000 },
      net: { each: 3, hits: 239, outOf: 3750 },
    },
  ],
  loners: [
    { creature: 'pufferfish', multiple: 15, hits: 239, outOf: 3750 },
    { creature: 'turtle', multiple: 30, hits: 239, outOf: 7500 },
    { creature: 'octopus', multiple: 60, hits: 239, outOf: 15_000 },
  ],
  boss: {
    creature: 'whale',
    outOf: 100_000,
    prizes: [
      { multiple: 25, hits: 1600 },
      { multiple: 100, hits: 306 },
      { multiple: 500, hits: 50 },
    ],
  },
  maxWinMultiple: 500,
}
