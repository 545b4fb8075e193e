import { cellCount, reelCount, rowCount } from '../compile.ts'
import type { Hold } from '../slot-model.ts'
import type { Coin, RoundStep } from '../outcome.ts'
import type { Rng } from '../rng.ts'
import { drawLanded } from '../spins/coins.ts'
import { actFeatures } from './hold-features.ts'

/** Plays the hold-and-respin feature that `coins` started; `stake` is minor units. */
export function playHold(hold: Hold, coins: readonly Coin[], stake: number, rng: Rng): RoundStep[] {
  let held: readonly Coin[] = [...coins]
  const steps: RoundStep[] = [
    { kind: 'hold-start', coins: [...held], respinsLeft: hold.respins, win: 0 },
  ]
  let respinsLeft = hold.respins
  while (respinsLeft > 0 && held.length < cellCount) {
    const landed = respin(hold, held, rng)
    const added = landed.filter(({ feature }) => feature === 'respin').length
    respinsLeft = landed.length > 0 ? hold.respins + added : respinsLeft - 1
    const acted = actFeatures([...held, ...landed], landed)
    held = acted.held
    if (held.length === cellCount) respinsLeft = 0
    steps.push({
      kind: 'respin',
      landed,
      ...(acted.acts.length > 0 && { acts: acted.acts }),
      respinsLeft,
      win: 0,
    })
  }
  const full = held.length === cellCount
  const multiple = held.reduce((sum, coin) => sum + coin.multiple, full ? hold.jackpots.grand : 0)
  steps.push({ kind: 'hold-collect', coins: [...held], full, win: multiple * stake })
  return steps
}

/** Cells are drawn reel by reel, each from the top: a limit of feature coins goes by that order. */
function respin(hold: Hold, held: readonly Coin[], rng: Rng): Coin[] {
  const landed: Coin[] = []
  let features = featuresIn(held)
  for (let reel = 0; reel < reelCount; reel++) {
    for (let row = 0; row < rowCount; row++) {
      if (held.some((coin) => coin.reel === reel && coin.row === row)) continue
      if (rng.int(hold.land.outOf) < hold.land.hits) {
        const coin = { reel, row, ...drawLanded(hold, features, rng) }
        features += featuresIn([coin])
        landed.push(coin)
      }
    }
  }
  return landed
}

const featuresIn = (coins: readonly Coin[]) => coins.filter(({ feature }) => feature).length
