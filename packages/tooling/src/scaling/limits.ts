import { costs, type Habits } from './costs.ts'
import { type Cell, type Minute, type Part, parts, simulateDay } from './simulate.ts'

/** Beyond it waits grow faster than load, and a part that fails leaves too much to the others. */
const wellUsed = 0.6

export interface Limit {
  part: Part
  /** How many accounts a cell may have until this part is used up to 60 % in its worst minute. */
  players: number
}

const worstOf = (day: readonly Minute[], part: Part): number =>
  Math.max(...day.map(({ use }) => use[part]))

/** The parts of a cell in the order in which they are hit as it grows. */
export function limitsOf(habits: Habits, cell: Cell): Limit[] {
  const fits = (players: number, part: Part) =>
    worstOf(simulateDay(players, habits, cell), part) <= wellUsed
  return parts
    .map((part) => {
      let [low, high] = [0, 1_000]
      while (fits(high, part) && high < 1e10) [low, high] = [high, high * 2]
      while (high - low > Math.max(1, high / 200)) {
        const middle = Math.floor((low + high) / 2)
        if (fits(middle, part)) low = middle
        else high = middle
      }
      return { part, players: low }
    })
    .toSorted((one, other) => one.players - other.players)
}

export interface Storage {
  /** Bytes of a day in the database, and of a year once what may go is gone. */
  day: number
  year: number
}

/** What a cell's rounds leave behind. */
export function storageOf(players: number, habits: Habits): Storage {
  const rounds = players * habits.daily * habits.visits * habits.rounds
  return {
    day: rounds * costs.roundBytes.value,
    year: rounds * 365 * costs.roundRecord.value,
  }
}
