/** How large a card may be drawn on a table with a house above and a player below, in CSS pixels. */
export function tableLayout(free: { width: number; height: number }): { card: number } {
  // Two rows of chips, the words between, and what lies around.
  const taken = 2 * 34 + 40
  const tallest = (free.height - taken) / 2 / 1.4
  return { card: Math.floor(Math.max(56, Math.min(free.width / 4.2, tallest, 150))) }
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
