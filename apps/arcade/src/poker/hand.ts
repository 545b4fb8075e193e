/** Cards in a hand. */
export const handSize = 5

/** How large five cards side by side may be drawn, in CSS pixels. */
export function handLayout(free: { width: number; height: number }): {
  card: number
  gap: number
  /** The table of pays stands in so many columns. */
  columns: 1 | 2
  /** Everything but the cards is smaller. */
  tight: boolean
} {
  const narrow = free.width < 480
  const gap = narrow ? 6 : 14
  const columns = free.height < 400 ? 2 : 1
  const tight = free.height < 310
  // Rows of the table, the words below the cards, and what lies between.
  const row = free.height > 600 ? 32 : 23
  const taken = tight ? 5 * 18 + 82 : (columns === 2 ? 5 * 21 : 9 * row) + (narrow ? 96 : 116)
  // A wide felt is round at its ends, where cards would stand on its edge.
  const widest = (free.width - (narrow ? 20 : 64) - gap * (handSize - 1)) / handSize
  const tallest = (free.height - taken) / 1.4
  return { card: Math.floor(Math.max(44, Math.min(widest, tallest, 168))), gap, columns, tight }
}

/** The place that a key holds or frees: 1 to 5 from the left. */
export function placeOfKey(key: string): number | null {
  const place = Number(key) - 1
  return Number.isInteger(place) && place >= 0 && place < handSize ? place : null
}
