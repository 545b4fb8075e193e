import { isSlot } from '../model.ts'
import type { GameModel } from '../model.ts'
import type { SlotModel } from '../slot-model.ts'
import { analyseAtOnce } from './analyse.ts'
import { analyseBlackjack } from '../steps/blackjack-law.ts'
import { analysePoker } from '../steps/poker-law.ts'
import { analyseAction, summary } from '../law/figures.ts'
import type { Analysis } from '../law/figures.ts'
import { networkReturn } from '../network/network-law.ts'
import { slotLaws } from './slot-laws.ts'

/** Counts the figures of a model anew, whatever is on record. Takes up to some ten seconds. */
export function countAnalysis(model: GameModel): Analysis {
  if (isSlot(model)) return analyseSlot(model)
  if (model.engine === 'blackjack') return analyseBlackjack(model)
  if (model.engine === 'poker') return analysePoker(model)
  const analysis = analyseAtOnce(model)
  if (analysis) return analysis
  throw new Error(`Nothing counts the figures of ${model.id}.`)
}

function analyseSlot(model: SlotModel): Analysis {
  const { spin, bought, contributions } = slotLaws(model)
  const own = analyseAction({ action: 'spin', price: 1 }, spin, model.maxWinMultiple)
  const network = model.engine === 'lines' && model.network && networkReturn(model.network)
  // Of what falls, only the mean depends on the model: amounts are the same for every stake.
  const main = network ? { ...own, rtp: own.rtp + network } : own
  const byAction = [main]
  if (bought) {
    const { price } = model.bonusBuy!
    byAction.push(analyseAction({ action: 'buy-free-spins', price }, bought, model.maxWinMultiple))
  }
  return summary(main, byAction, { ...contributions, ...(network && { network }) })
}
