import { printRoom } from '../table/felt-shape.ts'

export type TableLayout = {
  card: number
  /** What is printed between the two rows takes so much. */
  print: number
  /** Totals stand beside the cards: there is no height for them above and below. */
  tight: boolean
}

/** How large a card may be drawn on a table with a house above and a player below, in CSS pixels. */
export function tableLayout(free: { width: number; height: number }): TableLayout {
  const print = printRoom(free.width)
  const tight = free.height < 290
  // Cards that reach up to the rim would hide it; totals may lie on it.
  const around = tight ? 2 * 18 : 2 * 8
  // Two rows of totals, unless they stand beside.
  const taken = print + around + (tight ? 0 : 2 * 32)
  const tallest = (free.height - taken) / 2 / 1.4
  return { card: Math.floor(Math.max(40, Math.min(free.width / 4.2, tallest, 150))), print, tight }
}

/** How far a card lies to the right of the one below it, so that all fit the room. */
export function cardStep(card: number, count: number, room: number): number {
  if (count < 2) return 0
  return Math.round(Math.min(card * 0.44, (room - card) / (count - 1)))
}

export type TableChoice = 'hit' | 'stand' | 'double' | 'split'

/** What a key chooses: H, S, D and P as players know them. */
export function choiceOfKey(key: string): TableChoice | null {
  const choices: Record<string, TableChoice> = { h: 'hit', s: 'stand', d: 'double', p: 'split' }
  return choices[key.toLowerCase()] ?? null
}
