import type { LinesModel } from '../slot-model.ts'
import { anvilReserve } from '../network/networks.ts'
import { paylines } from '../paylines.ts'
import { readStrips } from '../symbols.ts'

/** Twenty lines that feed three jackpots which other games feed too. */
export const network20: LinesModel = {
  id: 'network-20',
  engine: 'lines',
  strips: readStrips(`
    253DA1345B1A4BC43251CD23B251S4CD
    AD325CA4BC231S342DC5B142531W4DB51
    35W1DA524C3D41BS123B15A32DC4254CB
    2341BCW513D513A4DC1BD52AC42S352B4
    AS152B4ACD5234C5B324132DC341DB51
  `),
  paylines: paylines(20),
  pays: {
    wild: [0, 118, 419, 1701],
    high1: [0, 98, 360, 1440],
    high2: [0, 79, 236, 982],
    high3: [0, 52, 157, 563],
    high4: [0, 46, 144, 484],
    low1: [0, 24, 79, 236],
    low2: [0, 24, 79, 236],
    low3: [0, 16, 52, 196],
    low4: [0, 16, 52, 183],
    low5: [0, 16, 52, 183],
  },
  wildMultiplier: 1,
  expandingWilds: false,
  scatterPays: { 3: 2, 4: 10, 5: 50 },
  freeSpins: {
    strips: readStrips(`
      C142A5D4CB234213B51ADC25DA35143SB
      42C14S23W1BD53C54C5B2AB4513D12AD3
      WSD543CDA4B1C53W2152D4B321B24513AC
      D41D43BDAC3251B354WC2A4C2132S5B15
      45BAC21C3421D5AB5412A3DB43C512D3S
    `),
    award: { 3: 8, 4: 12, 5: 20 },
    retrigger: { 3: 4, 4: 4, 5: 4 },
    maxSpins: 40,
    multiplier: 2,
    expandingWilds: false,
  },
  network: anvilReserve,
  maxWinMultiple: 3000,
}
