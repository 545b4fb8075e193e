import { makeRandom } from '@marquee/game-catalogue/random'

/** What an initial stands in, within 64 by 64. */
const badges = {
  round: 'M32 2A30 30 0 0 1 32 62A30 30 0 0 1 32 2Z',
  tile: 'M16 2H48Q62 2 62 16V48Q62 62 48 62H16Q2 62 2 48V16Q2 2 16 2Z',
  hexagon: 'M32 1L60 17V47L32 63L4 47V17Z',
  octagon: 'M20 2H44L62 20V44L44 62H20L2 44V20Z',
  leaf: 'M30 2H62V34A28 28 0 0 1 34 62H2V30A28 28 0 0 1 30 2Z',
  shield: 'M4 4H60V34Q60 52 32 63Q4 52 4 34Z',
} as const

/** The badge of a brand, by its name: path data within 64 by 64. */
export const badgeOf = (name: string): string =>
  badges[makeRandom(`drawings ${name}`).pick(Object.keys(badges) as (keyof typeof badges)[])]

/** A drawing, with its size. */
export const svg = (width: number, height: number, ...content: string[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${content.join('')}</svg>\n`

/** A filled path. */
export const path = (d: string, fill: string): string => `<path fill="${fill}" d="${d}"/>`
