import { bingoBalls } from '../contract/schemas.ts'
import type { BingoPattern } from '../contract/schemas.ts'
import type { Randomness } from '@marquee/platform-kernel/random'
import { shuffled } from '@marquee/platform-draws/shuffled'

type Chance = Pick<Randomness, 'int'>

const side = 5
/** Fifteen numbers to a column: 1 to 15 below B, 16 to 30 below I, and so on. */
const perColumn = 15
const highest = side * perColumn
const middle = 12

const range = (count: number): number[] => Array.from({ length: count }, (_, index) => index)

/** A card of five rows: five numbers of each column's own fifteen, 0 for the free field. */
export function dealCard(random: Chance): number[][] {
  const columns = range(side).map((column) =>
    shuffled(range(perColumn), random)
      .slice(0, side)
      .map((number) => column * perColumn + number + 1),
  )
  return range(side).map((row) =>
    range(side).map((column) =>
      row * side + column === middle ? 0 : (columns[column]?.[row] ?? 0),
    ),
  )
}

/** Every line of a card as the places that have to be daubed: the free field is. */
const lines: readonly number[][] = [
  ...range(side).map((row) => range(side).map((column) => row * side + column)),
  ...range(side).map((column) => range(side).map((row) => row * side + column)),
  range(side).map((step) => step * (side + 1)),
  range(side).map((step) => (step + 1) * (side - 1)),
].map((line) => line.filter((place) => place !== middle))

const corners = [0, side - 1, side * (side - 1), side * side - 1]

/** The best that daubed places show. */
export function patternOf(daubed: ReadonlySet<number>): BingoPattern {
  const shows = (places: readonly number[]) => places.every((place) => daubed.has(place))
  const complete = lines.filter(shows).length
  if (complete > 1) return 'twoLines'
  if (complete === 1) return 'line'
  return shows(corners) ? 'corners' : 'none'
}

const pairs = lines.flatMap((one, index) =>
  lines
    .slice(index + 1)
    .map((other) => [...new Set([...one, ...other])])
    .filter((places) => places.length <= bingoBalls),
)

const shapes: Record<BingoPattern, readonly number[][]> = {
  none: [[]],
  corners: [corners],
  line: lines,
  twoLines: pairs,
}

/**
 * Ten balls, in the order in which they come, after which a card shows exactly what chance has given:
 * the outcome is drawn from the published table first, and the balls tell it.
 */
export function ballsFor(
  card: readonly number[][],
  pattern: BingoPattern,
  random: Chance,
): number[] {
  const numbers = card.flat()
  const choices = shapes[pattern]
  const daubed = new Set(choices[random.int(choices.length)])
  const hits = Math.max(daubed.size, 4 + random.int(bingoBalls - 4))
  for (const place of shuffled(range(numbers.length), random)) {
    if (daubed.size >= hits) break
    if (place === middle || daubed.has(place)) continue
    if (patternOf(new Set([...daubed, place])) === pattern) daubed.add(place)
  }
  const onCard = [...daubed].map((place) => numbers[place] ?? 0)
  const misses = range(highest)
    .map((number) => number + 1)
    .filter((number) => !numbers.includes(number))
  return shuffled(
    [...onCard, ...shuffled(misses, random).slice(0, bingoBalls - onCard.length)],
    random,
  )
}

/** What balls show on a card. */
export const shownBy = (card: readonly number[][], drawn: readonly number[]): BingoPattern =>
  patternOf(
    new Set(card.flat().flatMap((number, place) => (drawn.includes(number) ? [place] : []))),
  )
