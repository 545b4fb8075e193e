/** Ranks as strokes on a grid 10 high, from the two to the ace. */
const ranks: readonly (readonly [width: number, d: string])[] = [
  [6.2, 'M.2 2.4Q.4 0 3.2 0Q6 0 6 2.8Q6 4.6 3.8 6.4L.2 10L6.2 10'],
  [
    6.2,
    'M.3 1.6Q1.2 0 3.1 0Q5.8 0 5.8 2.4Q5.8 4.7 2.6 4.7M2.6 4.7Q6.2 4.7 6.2 7.3Q6.2 10 3.1 10Q.9 10 0 8.2',
  ],
  [6.4, 'M4.8 10L4.8 0L0 6.8L6.4 6.8'],
  [6.2, 'M5.6 0L1 0L.6 4.4Q1.6 3.7 3 3.7Q6.2 3.7 6.2 6.8Q6.2 10 3 10Q.9 10 0 8.6'],
  [6.3, 'M5.4 .3Q1.2 1.4 .3 5.6M3.2 4Q6.3 4 6.3 7Q6.3 10 3.2 10Q0 10 .1 6.6Q.4 4 3.2 4Z'],
  [6.2, 'M0 0L6.2 0L2.2 10'],
  [
    6.2,
    'M3.1 4.6Q.4 4.4 .4 2.3Q.4 0 3.1 0Q5.8 0 5.8 2.3Q5.8 4.4 3.1 4.6Q0 4.9 0 7.4Q0 10 3.1 10Q6.2 10 6.2 7.4Q6.2 4.9 3.1 4.6Z',
  ],
  [6.3, 'M.9 9.7Q5.1 8.6 6 4.4M3.1 6Q0 6 0 3Q0 0 3.1 0Q6.3 0 6.2 3.4Q5.9 6 3.1 6Z'],
  [9, 'M0 1.6L1.8 0L1.8 10M6.4 0Q9 .1 9 5Q9 9.9 6.4 10Q3.9 9.9 3.9 5Q3.9 .1 6.4 0Z'],
  [5, 'M5 0L5 6.8Q5 10 2.4 10Q.2 10 0 7.6'],
  [8, 'M4 0Q8 .2 8 5Q8 9.8 4 10Q0 9.8 0 5Q0 .2 4 0ZM5 7.2L8.2 10.8'],
  [6.6, 'M0 0L0 10M6.2 0L.4 5.6M2.4 4L6.6 10'],
  [8, 'M0 10L4 0L8 10M1.6 6.6L6.4 6.6'],
]

/** Clubs, diamonds, hearts and spades on a field of 32 by 32. */
const suits: readonly string[] = [
  'M16 2A6.2 6.2 0 0 1 20.9 12A6.4 6.4 0 1 1 17.3 22.6C17.6 26.4 18.6 28.8 20.8 30.4H11.2C13.4 28.8 14.4 26.4 14.7 22.6A6.4 6.4 0 1 1 11.1 12A6.2 6.2 0 0 1 16 2Z',
  'M16 1.5C19 7 23 12 27.5 16C23 20 19 25 16 30.5C13 25 9 20 4.5 16C9 12 13 7 16 1.5Z',
  'M16 28.5C6 20.5 2 15.5 2 10C2 5.8 5.2 3 8.8 3C11.8 3 14.4 4.8 16 7.8C17.6 4.8 20.2 3 23.2 3C26.8 3 30 5.8 30 10C30 15.5 26 20.5 16 28.5Z',
  'M16 2C18 8 29 13 29 20.2C29 24.4 25.8 26.6 22.6 26.6C20.4 26.6 18.4 25.6 17.4 23.8C17.6 27 18.6 29 20.6 30.4H11.4C13.4 29 14.4 27 14.6 23.8C13.6 25.6 11.6 26.6 9.4 26.6C6.2 26.6 3 24.4 3 20.2C3 13 14 8 16 2Z',
]

/** What the court wears, on a field of 48 by 30: a cap, a tiara, a crown. */
const courts: readonly string[] = [
  'M6 26L10 10Q20 2 32 6Q42 10 42 26ZM30 7Q38 -4 46 2Q42 8 34 9Z',
  'M4 28L7 12L15 18L18 7L24 15L30 7L33 18L41 12L44 28Z',
  'M3 28L1 7L13 17L18 3L24 14L30 3L35 17L47 7L45 28Z',
]

const inks = ['#1b2136', '#cf1f3c', '#cf1f3c', '#1b2136']
const tints = ['#dfe4f4', '#fbe3df', '#fbe3df', '#dfe4f4']

/**
 * The face of a card, 100 by 140 units, to place inside another drawing; no font and no ids. A card is four times its
 * rank, 0 for the two to 12 for the ace, and its suit: clubs, diamonds, hearts, spades.
 */
export function cardBody(card: number): string {
  const rank = card >> 2
  const suit = card & 3
  const ink = inks[suit]!
  const pip = (x: number, y: number, size: number) =>
    `<path d="${suits[suit]}" fill="${ink}" transform="translate(${x - size / 2} ${y - size / 2}) scale(${size / 32})"/>`
  const [width, strokes] = ranks[rank]!
  const index =
    `<g fill="none" stroke="${ink}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" transform="translate(${19 - width * 1.3} 12) scale(2.6)"><path d="${strokes}"/></g>` +
    pip(19, 56, 20)
  const court = rank >= 9 && rank <= 11
  const middle = court
    ? `<rect x="37" y="14" width="51" height="112" rx="7" fill="${tints[suit]}" stroke="${ink}" stroke-opacity=".35" stroke-width="1.5"/>` +
      `<path d="${courts[rank - 9]}" transform="translate(39.5 30) scale(.96)" fill="#f0b429" stroke="#8a4c08" stroke-width="2" stroke-linejoin="round"/>` +
      `<path d="M41 ${rank === 9 ? 56 : 58}h43" stroke="#8a4c08" stroke-width="4" stroke-linecap="round"/>` +
      pip(62.5, 93, 42)
    : pip(61, 84, rank === 12 ? 62 : 54)
  return (
    `<rect x="1.5" y="1.5" width="97" height="137" rx="11" fill="#fdfcff" stroke="#c9c3da" stroke-width="2"/>` +
    `<path d="M3 12Q3 3 12 3H88Q97 3 97 12V60Q50 44 3 72Z" fill="#ffffff"/>` +
    middle +
    index
  )
}

/** Draws the face of a card as an SVG document. */
export const drawCard = (card: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 140" width="100" height="140">${cardBody(card)}</svg>`
