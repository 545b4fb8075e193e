import { analyseAction, summary } from '../law/figures.ts'
import type { Analysis } from '../law/figures.ts'
import { certain, either } from '../law/law.ts'
import type { MinesModel } from '../stepped-model.ts'
import { chanceOf, doublingAfter, mineCounts, mostOpened, payOf } from './mines.ts'

/**
 * The figures of a field, for each number of mines: of opening until what stands is at least double.
 * Where one stops changes how often one wins and how much, and nothing about the return.
 */
export function analyseMines(model: MinesModel): Analysis {
  const counts = mineCounts(model)
  const laws = counts.map((mines) => {
    const opened = doublingAfter(model, mines)
    const chance = chanceOf(model, mines, opened)
    return either([certain(payOf(model, mines, opened), chance), certain(0, 1 - chance)])
  })
  const byAction = counts.map((mines, index) =>
    analyseAction(
      { action: 'begin', target: String(mines), price: 1 },
      laws[index]!,
      model.maxWinMultiple,
    ),
  )
  const main = analyseAction({ action: 'begin', price: 1 }, either(laws), model.maxWinMultiple)
  const most = Math.max(...counts.map((mines) => payOf(model, mines, mostOpened(model, mines))))
  return summary({ ...main, maxWinMultiple: most }, byAction, { choices: main.rtp })
}
