import type { KenoModel } from '../instant/model.ts'

/** Twenty of eighty, paying early: a few caught numbers already give something back. */
export const kenoSteady: KenoModel = {
  id: 'keno-steady',
  engine: 'keno',
  parts: 20,
  numbers: 80,
  drawn: 20,
  pays: {
    1: { 1: 3.8 },
    2: { 1: 1, 2: 9.5 },
    3: { 2: 2.5, 3: 43.5 },
    4: { 2: 1.5, 3: 9, 4: 80 },
    5: { 2: 0.5, 3: 3.5, 4: 30, 5: 250 },
    6: { 3: 1.5, 4: 16, 5: 80, 6: 400 },
    7: { 3: 1, 4: 5, 5: 35, 6: 250, 7: 1200 },
    8: { 3: 1, 4: 3.5, 5: 12, 6: 70, 7: 350, 8: 2000 },
    9: { 4: 1, 5: 9, 6: 60, 7: 250, 8: 1500, 9: 5000 },
    10: { 4: 1.5, 5: 6, 6: 20, 7: 90, 8: 300, 9: 1000, 10: 5000 },
  },
  maxWinMultiple: 5000,
}
