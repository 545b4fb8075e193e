import type { LinesModel } from '../slot-model.ts'
import { paylines } from '../paylines.ts'
import { readStrips } from '../symbols.ts'

/** Twenty lines; a wild of the middle reels covers its whole reel in every spin, and free spins pay twice. */
export const lines20Loom: LinesModel = {
  id: 'lines-20-loom',
  engine: 'lines',
  strips: readStrips(`
    154B3CS12D3CBD32C4B4321DA1245AD5
    5A3B2D1WCA4242DCD4213C3B1B53DS51
    1C12BA523A1D5BS314C324CBW54D3D2D
    CBD5C314132124C2D2DA1B35SBA43WD5
    A1A1543SCDCD412341CD3245B2B32DB5
  `),
  paylines: paylines(20),
  pays: {
    high1: [0, 44, 176, 878],
    high2: [0, 31, 110, 494],
    high3: [0, 22, 77, 329],
    high4: [0, 16, 60, 241],
    low1: [0, 9, 29, 110],
    low2: [0, 9, 29, 99],
    low3: [0, 7, 22, 77],
    low4: [0, 7, 22, 77],
    low5: [0, 5, 18, 66],
  },
  wildMultiplier: 1,
  expandingWilds: true,
  scatterPays: { 3: 1, 4: 5, 5: 25 },
  freeSpins: {
    strips: readStrips(`
      AC34S351D3BCB53AD21DB1242D45C214
      1CD3WB41AD251DCSC2B3524D3B3A2514
      B3241W424CBS52DB32DC5A3A1DC15D31
      DADW131AD3BC35C145252B2DS24B134C
      3254ABD5DC12D1B54AC431S24B3C2WD31
    `),
    award: { 3: 8, 4: 10, 5: 14 },
    retrigger: { 3: 4, 4: 4, 5: 4 },
    maxSpins: 32,
    multiplier: 2,
    expandingWilds: true,
  },
  maxWinMultiple: 4000,
}
