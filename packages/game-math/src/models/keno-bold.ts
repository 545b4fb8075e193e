import type { KenoModel } from '../instant/model.ts'

/** Twenty of eighty, paying late: little for a few caught numbers, up to ten thousand stakes for all. */
export const kenoBold: KenoModel = {
  id: 'keno-bold',
  engine: 'keno',
  parts: 20,
  numbers: 80,
  drawn: 20,
  pays: {
    1: { 1: 3.85 },
    2: { 2: 16 },
    3: { 3: 69 },
    4: { 3: 8, 4: 200 },
    5: { 3: 1, 4: 35, 5: 700 },
    6: { 4: 7, 5: 100, 6: 3500 },
    7: { 4: 1.5, 5: 40, 6: 600, 7: 4000 },
    8: { 5: 20, 6: 125, 7: 1600, 8: 10_000 },
    9: { 5: 6, 6: 60, 7: 400, 8: 5500, 9: 10_000 },
    10: { 5: 3, 6: 25, 7: 150, 8: 1750, 9: 6000, 10: 10_000 },
  },
  maxWinMultiple: 10_000,
  // One number picked returns 96.250 %, three return 95.740 %.
  playedApart: 0.0051,
}
