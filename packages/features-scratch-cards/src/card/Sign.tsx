import * as css from './Sign.css.ts'

/** What is printed in the fields, the commonest prize first. */
const drawings = [
  // A clover.
  'M24 22C20 10 6 12 9 21C4 26 12 36 21 27L20 42H27L26 27C36 36 44 26 39 21C42 12 28 10 24 22Z',
  // A moon.
  'M31 6A19 19 0 1 0 42 33A16 16 0 0 1 31 6Z',
  // A ticket.
  'M5 14H43V20A4.500 4.500 0 0 0 43 29V35H5V29A4.500 4.500 0 0 0 5 20Z',
  // A bell.
  'M24 5C14 5 11 14 11 22C11 30 8 32 6 35H42C40 32 37 30 37 22C37 14 34 5 24 5ZM19 38A5 5 0 0 0 29 38Z',
  // A star.
  'M24 4L30 18L45 19L33 29L37 44L24 36L11 44L15 29L3 19L18 18Z',
  // A gem.
  'M13 7H35L45 19L24 44L3 19Z',
  // A crown.
  'M4 14L14 23L24 7L34 23L44 14L40 40H8Z',
] as const

const count = drawings.length

/** The sign of an outcome by its place in the table; decoration, its prize stands beside it. */
export function Sign({ rank }: { rank: number }) {
  const place = ((rank % count) + count) % count
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true" className={css.sign} data-rank={place}>
      <path d={drawings[place]} />
    </svg>
  )
}
