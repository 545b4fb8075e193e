import { isLoose, wild } from '../compile.ts'
import { symbolIds } from '../symbols.ts'
import type { CompiledGrid } from './compile-grid.ts'

/** One win as it is found; `cells` are indexes of the board. `ways` is 1 where there are none. */
export type OnWin = (
  symbol: number,
  count: number,
  ways: number,
  parts: number,
  cells: number[],
) => void

type Evaluate = (onWin?: OnWin) => number

/** Settles what stands in `cells`: the parts of the stake it wins, with `marks` on what won. */
export function makeEvaluator(
  compiled: CompiledGrid,
  cells: Uint8Array,
  marks: Uint8Array,
): Evaluate {
  switch (compiled.model.engine) {
    case 'ways':
      return evaluateWays(compiled, cells, marks)
    case 'cluster':
      return evaluateClusters(compiled, cells, marks)
    case 'scatter-pays':
      return evaluateAnywhere(compiled, cells, marks)
  }
}

/** Every way from the leftmost reel through neighbours; a wild stands in for anything that pays. */
function evaluateWays(
  { reels, rows, pays, payWidth }: CompiledGrid,
  cells: Uint8Array,
  marks: Uint8Array,
): Evaluate {
  return (onWin) => {
    marks.fill(0)
    let total = 0
    for (let row = 0; row < rows; row++) {
      const symbol = cells[row]!
      if (isLoose(symbol)) continue
      let seen = false
      for (let above = 0; above < row; above++) seen ||= cells[above] === symbol
      if (seen) continue
      let ways = 1
      let count = 0
      for (; count < reels; count++) {
        let here = 0
        for (let at = count * rows; at < (count + 1) * rows; at++) {
          if (cells[at] === symbol || cells[at] === wild) here++
        }
        if (here === 0) break
        ways *= here
      }
      const pay = pays[symbol * payWidth + count]! * ways
      if (pay === 0) continue
      total += pay
      const won: number[] = []
      for (let at = 0; at < count * rows; at++) {
        if (cells[at] !== symbol && cells[at] !== wild) continue
        marks[at] = 1
        if (onWin) won.push(at)
      }
      onWin?.(symbol, count, ways, pay, won)
    }
    return total
  }
}

/** Groups that touch side to side; a wild belongs to every group it touches. */
function evaluateClusters(
  { reels, rows, pays, payWidth }: CompiledGrid,
  cells: Uint8Array,
  marks: Uint8Array,
): Evaluate {
  const size = reels * rows
  const group = new Int32Array(size)
  const queue = new Int32Array(size)
  // Neighbours of each cell, -1 where the board ends.
  const neighbours = new Int32Array(size * 4)
  for (let at = 0; at < size; at++) {
    const row = at % rows
    neighbours[at * 4] = row > 0 ? at - 1 : -1
    neighbours[at * 4 + 1] = row < rows - 1 ? at + 1 : -1
    neighbours[at * 4 + 2] = at >= rows ? at - rows : -1
    neighbours[at * 4 + 3] = at < size - rows ? at + rows : -1
  }
  return (onWin) => {
    marks.fill(0)
    group.fill(0)
    let total = 0
    for (let start = 0; start < size; start++) {
      const symbol = cells[start]!
      if (group[start] !== 0 || symbol === wild || isLoose(symbol)) continue
      const mark = start + 1
      group[start] = mark
      queue[0] = start
      let count = 1
      for (let head = 0; head < count; head++) {
        const from = queue[head]! * 4
        for (let side = 0; side < 4; side++) {
          const next = neighbours[from + side]!
          if (next < 0 || group[next] === mark) continue
          if (cells[next] !== symbol && cells[next] !== wild) continue
          group[next] = mark
          queue[count++] = next
        }
      }
      const pay = pays[symbol * payWidth + count]!
      if (pay === 0) continue
      total += pay
      for (let at = 0; at < count; at++) marks[queue[at]!] = 1
      if (!onWin) continue
      const won: number[] = []
      for (let at = 0; at < count; at++) won.push(queue[at]!)
      onWin(symbol, count, 1, pay, won)
    }
    return total
  }
}

/** The same symbol anywhere, often enough. */
function evaluateAnywhere(
  { reels, rows, pays, payWidth }: CompiledGrid,
  cells: Uint8Array,
  marks: Uint8Array,
): Evaluate {
  const size = reels * rows
  const counts = new Int32Array(symbolIds.length)
  const wins = new Uint8Array(symbolIds.length)
  return (onWin) => {
    counts.fill(0)
    for (let at = 0; at < size; at++) counts[cells[at]!]!++
    let total = 0
    for (let symbol = 0; symbol < counts.length; symbol++) {
      const pay = pays[symbol * payWidth + counts[symbol]!]!
      wins[symbol] = pay > 0 ? 1 : 0
      total += pay
    }
    if (total === 0) {
      marks.fill(0)
      return 0
    }
    for (let at = 0; at < size; at++) marks[at] = wins[cells[at]!]!
    if (onWin) {
      for (let symbol = 0; symbol < counts.length; symbol++) {
        if (wins[symbol] === 0) continue
        const won: number[] = []
        for (let at = 0; at < size; at++) if (cells[at] === symbol) won.push(at)
        onWin(symbol, won.length, 1, pays[symbol * payWidth + won.length]!, won)
      }
    }
    return total
  }
}
