import type { LinesModel } from '../slot-model.ts'
import { paylines } from '../paylines.ts'
import { readStrips } from '../symbols.ts'

/** Forty lines of symbols that come in crowds; ten free spins that pay twice can be bought for little. */
export const lines40BonusBuy: LinesModel = {
  id: 'lines-40-bonus-buy',
  engine: 'lines',
  strips: readStrips(`
    CCC4AAAS351241423532DBBB1D53425D1
    3S53WW4154BBB124CCCDAAA2353521D12D4
    3CCCWW21212DS425AAA435341BBB4513D5D
    453D1251342512WW354D31BBBD2SCCC4AAA
    CCC41252BBB513WWD24153D4D1342S35AAA
  `),
  paylines: paylines(40),
  pays: {
    high1: [0, 58, 174, 580],
    high2: [0, 46, 135, 426],
    high3: [0, 39, 116, 348],
    high4: [0, 27, 77, 232],
    low1: [0, 15, 39, 135],
    low2: [0, 15, 39, 116],
    low3: [0, 12, 31, 97],
    low4: [0, 12, 31, 97],
    low5: [0, 10, 27, 77],
  },
  wildMultiplier: 1,
  expandingWilds: false,
  scatterPays: { 3: 1, 4: 4, 5: 20 },
  freeSpins: {
    strips: readStrips(`
      2BBB154325SAAA31312414254CCCDDD3
      S414WWW12312DDD214AAA432CCC3BBB3
      BBB3434131S2AAAWWWDDD1214324CCC2
      CCC2BBB213DDD31413S3AAA4WWW24214
      31241AAASBBB2WWW43CCC3DDD2421314
    `),
    award: { 3: 10, 4: 12, 5: 15 },
    retrigger: { 3: 4, 4: 4, 5: 4 },
    maxSpins: 40,
    multiplier: 2,
    expandingWilds: false,
  },
  bonusBuy: { price: 31, spins: 10 },
  maxWinMultiple: 2000,
}
