import { cellCount, reelCount, rowCount } from '../compile.ts'
import type { Hold } from '../slot-model.ts'
import type { Coin, RoundStep } from '../outcome.ts'
import type { Rng } from '../rng.ts'
import { drawCoin } from '../spins/coins.ts'

/** Plays the hold-and-respin feature that `coins` started; `stake` is minor units. */
export function playHold(hold: Hold, coins: readonly Coin[], stake: number, rng: Rng): RoundStep[] {
  const held = [...coins]
  const steps: RoundStep[] = [
    { kind: 'hold-start', coins: [...held], respinsLeft: hold.respins, win: 0 },
  ]
  let respinsLeft = hold.respins
  while (respinsLeft > 0 && held.length < cellCount) {
    const landed = respin(hold, held, rng)
    respinsLeft = landed.length > 0 ? hold.respins : respinsLeft - 1
    held.push(...landed)
    if (held.length === cellCount) respinsLeft = 0
    steps.push({ kind: 'respin', landed, respinsLeft, win: 0 })
  }
  const full = held.length === cellCount
  const multiple = held.reduce((sum, coin) => sum + coin.multiple, full ? hold.jackpots.grand : 0)
  steps.push({ kind: 'hold-collect', coins: held, full, win: multiple * stake })
  return steps
}

function respin(hold: Hold, held: readonly Coin[], rng: Rng): Coin[] {
  const landed: Coin[] = []
  for (let reel = 0; reel < reelCount; reel++) {
    for (let row = 0; row < rowCount; row++) {
      if (held.some((coin) => coin.reel === reel && coin.row === row)) continue
      if (rng.int(hold.land.outOf) < hold.land.hits) {
        landed.push({ reel, row, ...drawCoin(hold, rng) })
      }
    }
  }
  return landed
}
