import type { DiceModel } from '../instant/model.ts'

/** For long shots: a roll pays 1.5 to 960 stakes, the last with ten faces of ten thousand. */
export const diceThousand: DiceModel = {
  id: 'dice-thousand',
  engine: 'dice',
  parts: 20,
  faces: 10_000,
  returned: 9_600,
  multiples: [
    1.5, 1.6, 1.7, 1.8, 1.9, 2, 2.1, 2.2, 2.3, 2.4, 2.5, 2.6, 2.7, 2.8, 2.9, 3, 3.2, 3.4, 3.6, 3.8,
    4, 4.2, 4.4, 4.6, 4.8, 5, 5.2, 5.4, 5.6, 5.8, 6, 6.5, 7, 7.5, 8, 8.5, 9, 9.5, 10, 10.5, 11,
    11.5, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 34,
    36, 38, 40, 42, 44, 46, 48, 50, 60, 64, 75, 80, 96, 100, 120, 150, 160, 192, 200, 240, 300, 320,
    400, 480, 600, 960,
  ],
  maxWinMultiple: 960,
}
