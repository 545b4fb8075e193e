import { isInstant } from '../model.ts'
import type { GameModel, SlotModel } from '../model.ts'
import { analyseAction, analyseFish, analyseInstant, summary } from './figures.ts'
import type { Analysis } from './figures.ts'
import { slotLaws } from './slot-laws.ts'

/** Counts the figures of a model anew, whatever is on record. Takes up to some ten seconds. */
export function countAnalysis(model: GameModel): Analysis {
  if (isInstant(model)) return analyseInstant(model)
  return model.engine === 'fish' ? analyseFish(model) : analyseSlot(model)
}

function analyseSlot(model: SlotModel): Analysis {
  const { spin, bought, contributions } = slotLaws(model)
  const main = analyseAction({ action: 'spin', price: 1 }, spin, model.maxWinMultiple)
  const byAction = [main]
  if (bought) {
    const { price } = model.bonusBuy!
    byAction.push(analyseAction({ action: 'buy-free-spins', price }, bought, model.maxWinMultiple))
  }
  return summary(main, byAction, { ...contributions, shots: 0 })
}
