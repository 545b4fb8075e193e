import { courts, ranks, suits } from './drawings.ts'

/** From the two to the ace: strokes on a grid 10 high. */
export const rankNames = [
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'jack',
  'queen',
  'king',
  'ace',
]
/** On a field of 32 by 32. */
export const suitNames = ['clubs', 'diamonds', 'hearts', 'spades']

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
  const [, sign] = suits[suitNames[suit]!]!
  const pip = (x: number, y: number, size: number) =>
    `<path d="${sign}" fill="${ink}" transform="translate(${x - size / 2} ${y - size / 2}) scale(${size / 32})"/>`
  const [width, strokes] = ranks[rankNames[rank]!]!
  const index =
    `<g fill="none" stroke="${ink}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" transform="translate(${19 - width * 1.3} 12) scale(2.6)"><path d="${strokes}"/></g>` +
    pip(19, 56, 20)
  const court = courts[rankNames[rank]!]
  const middle = court
    ? `<rect x="37" y="14" width="51" height="112" rx="7" fill="${tints[suit]}" stroke="${ink}" stroke-opacity=".35" stroke-width="1.5"/>` +
      `<path d="${court[1]}" transform="translate(39.5 30) scale(.96)" fill="#f0b429" stroke="#8a4c08" stroke-width="2" stroke-linejoin="round"/>` +
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
