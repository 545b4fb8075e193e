import type { MinesModel } from '../stepped-model.ts'
import type { FieldEndStep, RoundChoice, RoundOutcome, RoundStep } from '../outcome.ts'
import type { Rng } from '../rng.ts'
import type { Deal } from './deal.ts'

const cellsOf = ({ columns, rows }: MinesModel): number => columns * rows

/** How many mines a field may hide at most: one cell is always safe. */
export const mostMines = (model: MinesModel): number => cellsOf(model) - 1

/** Every number of mines that a player may choose. */
export const mineCounts = (model: MinesModel): number[] =>
  Array.from({ length: mostMines(model) }, (_, index) => index + 1)

/** The number of mines that `target` names. Throws a RangeError, naming those there are. */
export function minesOf(model: MinesModel, target: string | undefined): number {
  const mines = mineCounts(model).find((count) => String(count) === target)
  if (mines) return mines
  throw new RangeError(
    `A round of ${model.id} needs its number of mines as target, not ${JSON.stringify(target)}. ` +
      `Use "1" to "${mostMines(model)}".`,
  )
}

/** The chance that so many cells, opened one after another, all are safe. */
export function chanceOf(model: MinesModel, mines: number, opened: number): number {
  const cells = cellsOf(model)
  let chance = 1
  for (let index = 0; index < opened; index++) chance *= (cells - mines - index) / (cells - index)
  return chance
}

/** What so many safe cells pay, as a multiple of the stake: the same return over their chance. */
export const payOf = (model: MinesModel, mines: number, opened: number): number =>
  Math.round((model.rtp / chanceOf(model, mines, opened)) * model.parts) / model.parts

/** How many cells can be opened at most: all safe ones, or as many as the highest win allows. */
export function mostOpened(model: MinesModel, mines: number): number {
  let opened = 1
  while (
    opened < cellsOf(model) - mines &&
    payOf(model, mines, opened + 1) <= model.maxWinMultiple
  ) {
    opened++
  }
  return opened
}

/** Draws where the mines lie. */
export function drawMines(model: MinesModel, mines: number, rng: Rng): number[] {
  const cells = Array.from({ length: cellsOf(model) }, (_, cell) => cell)
  for (let index = 0; index < mines; index++) {
    const other = index + rng.int(cells.length - index)
    const drawn = cells[other]!
    cells[other] = cells[index]!
    cells[index] = drawn
  }
  return cells.slice(0, mines).sort((one, other) => one - other)
}

/** The field after some choices. Throws a RangeError for one that cannot be made. */
export function unfoldMines(
  model: MinesModel,
  { stake, target, hidden }: Deal,
  choices: readonly RoundChoice[],
): RoundOutcome {
  const mines = minesOf(model, target)
  const most = mostOpened(model, mines)
  const steps: RoundStep[] = [{ kind: 'field', mines, win: 0 }]
  const opened = new Set<number>()
  let multiple = payOf(model, mines, 0)
  let by: FieldEndStep['by'] | undefined
  for (const choice of choices) {
    if (by) throw new RangeError('The round is over. Finish it and begin another.')
    if (choice.kind === 'cash-out') by = 'cash-out'
    else if (choice.kind === 'open') {
      assertClosed(model, choice.cell, opened)
      const safe = !hidden.includes(choice.cell)
      opened.add(choice.cell)
      multiple = safe ? payOf(model, mines, opened.size) : 0
      steps.push({ kind: 'open', cell: choice.cell, safe, multiple, win: 0 })
      if (!safe) by = 'mine'
      else if (opened.size === most) by = 'full'
    } else throw new RangeError('A field of mines takes the choices open and cash-out.')
  }
  const win = Math.round(multiple * stake)
  if (by) steps.push({ kind: 'field-end', by, mines: [...hidden], multiple, win })
  return {
    modelId: model.id,
    action: 'begin',
    target: String(mines),
    stake,
    cost: stake,
    win,
    capped: false,
    steps,
    made: choices.length,
    ...(!by && { awaits: opened.size > 0 ? ['open', 'cash-out'] : ['open'] }),
  }
}

function assertClosed(model: MinesModel, cell: number, opened: ReadonlySet<number>): void {
  if (!Number.isInteger(cell) || cell < 0 || cell >= cellsOf(model)) {
    throw new RangeError(`There is no cell ${cell}. Open one of 0 to ${cellsOf(model) - 1}.`)
  }
  if (opened.has(cell)) throw new RangeError(`Cell ${cell} is open already. Open another one.`)
}

/** Opens cells until what stands is at least double, or there is no more. */
export function plainMines(model: MinesModel, deal: Deal): RoundChoice[] {
  const cells = doublingAfter(model, minesOf(model, deal.target))
  const choices: RoundChoice[] = []
  for (let cell = 0; cell < cells; cell++) {
    choices.push({ kind: 'open', cell })
    if (deal.hidden.includes(cell)) return choices
  }
  if (cells < mostOpened(model, minesOf(model, deal.target))) choices.push({ kind: 'cash-out' })
  return choices
}

/** After how many cells a field pays double; all it has where none does. */
export function doublingAfter(model: MinesModel, mines: number): number {
  const most = mostOpened(model, mines)
  for (let opened = 1; opened < most; opened++) {
    if (payOf(model, mines, opened) >= 2) return opened
  }
  return most
}
