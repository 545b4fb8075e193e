const side = 5
const middle = 12
const steps = Array.from({ length: side }, (_, index) => index)

const lines: readonly number[][] = [
  ...steps.map((row) => steps.map((column) => row * side + column)),
  ...steps.map((column) => steps.map((row) => row * side + column)),
  steps.map((step) => step * (side + 1)),
  steps.map((step) => (step + 1) * (side - 1)),
]
const corners = [0, side - 1, side * (side - 1), side * side - 1]

/** The letter above a number's column, as a place in BINGO. */
export const columnOf = (number: number): number => Math.ceil(number / 15) - 1

/** Places of a card, row by row, that balls daub; the free field is daubed from the beginning. */
export const daubedBy = (card: readonly number[][], balls: readonly number[]): Set<number> =>
  new Set(
    card
      .flat()
      .flatMap((number, place) => (place === middle || balls.includes(number) ? [place] : [])),
  )

/** Places that make complete lines, or four corners where there is no line. */
export function wonPlaces(daubed: ReadonlySet<number>): Set<number> {
  const shows = (places: readonly number[]) => places.every((place) => daubed.has(place))
  const complete = lines.filter(shows)
  if (complete.length) return new Set(complete.flat())
  return new Set(shows(corners) ? corners : [])
}
