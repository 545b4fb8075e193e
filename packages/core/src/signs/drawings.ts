import type { IconName } from '@marquee/ui'
import type { Tone } from './Sign.css.ts'

/** Shapes from the back to the front: the tone each is painted in, and its path within 48 by 48. */
export type Drawing = readonly (readonly [tone: Tone, d: string])[]

/** A circle. */
const o = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`

/** A star of five points. */
const star = (x: number, y: number, r: number): string => {
  const points = Array.from({ length: 10 }, (_, index) => {
    const reach = index % 2 ? r * 0.45 : r
    const angle = (index * Math.PI) / 5
    return `${(x + reach * Math.sin(angle)).toFixed(1)} ${(y - reach * Math.cos(angle)).toFixed(1)}`
  })
  return `M${points.join('L')}Z`
}

/**
 * What signs stand for, drawn: larger than a symbol, and painted by each theme in its own colours. A
 * sign without a drawing stays the symbol that it is.
 */
export const drawings: Readonly<Partial<Record<IconName, Drawing>>> = {
  gift: [
    ['accent', 'M8 22H40V43H8Z'],
    ['second', 'M5 15H43V23H5Z'],
    ['coins', 'M20.500 15H27.500V43H20.500Z'],
    [
      'coins',
      'M24 15C18 2 8 5 11 11.500C12.500 15 19 15 24 15ZM24 15C30 2 40 5 37 11.500C35.500 15 29 15 24 15Z',
    ],
  ],
  ticket: [
    ['second', 'M8 9L44 18L41 30L5 21Z'],
    ['coins', 'M4 17H44V24A4 4 0 0 0 44 32V39H4V32A4 4 0 0 0 4 24Z'],
    ['accent', star(24, 28, 8)],
  ],
  wheel: [
    ['coins', o(24, 25, 20)],
    ['accent', 'M24 25V8A17 17 0 0 1 38.700 16.500ZM24 25L38.700 33.500A17 17 0 0 1 24 42Z'],
    [
      'second',
      'M24 25L38.700 16.500A17 17 0 0 1 38.700 33.500ZM24 25V42A17 17 0 0 1 9.300 33.500Z',
    ],
    ['paper', 'M24 25L9.300 33.500A17 17 0 0 1 9.300 16.500ZM24 25L9.300 16.500A17 17 0 0 1 24 8Z'],
    ['coins', o(24, 25, 5)],
    ['accent', 'M19 1H29L24 11Z'],
  ],
  coins: [
    ['coins', 'M4 36A12 5 0 0 1 28 36V40A12 5 0 0 1 4 40Z'],
    ['coins', 'M4 30A12 5 0 0 1 28 30V34A12 5 0 0 1 4 34Z'],
    ['coins', o(31, 19, 14)],
    ['accent', o(31, 19, 10)],
    ['coins', star(31, 19, 7)],
  ],
  entries: [
    ['entries', 'M24 3L42 13.500V34.500L24 45L6 34.500V13.500Z'],
    ['second', 'M24 9L37 16.500V31.500L24 39L11 31.500V16.500Z'],
    ['paper', star(24, 24, 9)],
  ],
  crown: [
    ['coins', 'M5 14L15 23L24 8L33 23L43 14L38 37H10Z'],
    ['accent', 'M10 37H38V43H10Z'],
    ['entries', `${o(5, 13, 3)}${o(24, 8, 3)}${o(43, 13, 3)}`],
    ['second', 'M24 24L28 29.500L24 35L20 29.500Z'],
  ],
  trophy: [
    [
      'second',
      'M14 9H6V14A8 8 0 0 0 15 22V17.500A3.500 3.500 0 0 1 10.500 14V13H14ZM34 9H42V14A8 8 0 0 1 33 22V17.500A3.500 3.500 0 0 0 37.500 14V13H34Z',
    ],
    ['coins', 'M20.500 26H27.500V36H20.500Z'],
    ['coins', 'M13 5H35V18A11 11 0 0 1 13 18Z'],
    ['accent', 'M13 35H35V43H13Z'],
    ['paper', star(24, 15, 6.5)],
  ],
  medal: [
    ['second', 'M11 3H21L27 20H19Z'],
    ['accent', 'M37 3H27L21 20H29Z'],
    ['coins', o(24, 30, 14)],
    ['accent', star(24, 30, 8.5)],
  ],
  dice: [
    ['second', 'M24 4H44V24H24Z'],
    ['paper', `${o(30, 10, 2)}${o(38, 18, 2)}`],
    ['accent', 'M4 17H30V43H4Z'],
    [
      'paper',
      `${o(11, 24, 2.5)}${o(23, 24, 2.5)}${o(17, 30, 2.5)}${o(11, 36, 2.5)}${o(23, 36, 2.5)}`,
    ],
  ],
  bingo: [
    ['second', o(35, 34, 11)],
    ['accent', o(20, 20, 17)],
    ['paper', o(20, 20, 10)],
    ['ink', 'M15.500 14H25.500L21 27H17L20.800 17.500H15.500Z'],
    ['paper', o(36, 35, 5)],
  ],
  scratch: [
    ['accent', 'M5 9H41V39H5Z'],
    ['paper', 'M9 18L15 14L20 19L26 14L31 19L37 15V33L31 30L26 34L20 29L15 33L9 29Z'],
    ['second', star(19, 24, 6)],
    ['coins', o(37, 36, 9)],
    ['accent', o(37, 36, 5)],
  ],
  hourglass: [
    [
      'paper',
      'M13 10H35C35 20 27.500 21 27.500 24C27.500 27 35 28 35 38H13C13 28 20.500 27 20.500 24C20.500 21 13 20 13 10Z',
    ],
    [
      'coins',
      'M17.500 17H30.500C29 20 26 21 24 23.500C22 21 19 20 17.500 17ZM15.500 38C16.500 32 22 32 24 28C26 32 31.500 32 32.500 38Z',
    ],
    ['accent', 'M9 4H39V11H9ZM9 37H39V44H9Z'],
  ],
  'money-box': [
    ['coins', o(23, 9, 7)],
    [
      'accent',
      'M6 27C6 17 16 14 26 15C29 12 33 11 36.500 12L35.500 17C38 19 40 21.500 40.500 24H45V32H40.500C39.500 34.500 38 36.500 36 37.500V43H29.500V40H19.500V43H13V38C8.500 36 6 32 6 27Z',
    ],
    ['ink', `${o(34, 23, 1.8)}M18 18H28V20.500H18Z`],
  ],
  jar: [
    [
      'entries',
      'M13 14H35C39 18 41 22 41 28V38A5 5 0 0 1 36 43H12A5 5 0 0 1 7 38V28C7 22 9 18 13 14Z',
    ],
    ['coins', o(17, 34, 6.5)],
    ['coins', o(31, 35, 6.5)],
    ['coins', o(25, 26, 6.5)],
    ['accent', 'M11 6H37V14H11Z'],
  ],
  capsules: [
    ['accent', 'M6 25A18 18 0 0 1 42 25Z'],
    ['paper', 'M6 25H42A18 18 0 0 1 6 25Z'],
    ['coins', o(24, 25, 6)],
    ['second', star(24, 14, 4.5)],
  ],
  drop: [
    ['coins', o(13, 33, 6)],
    ['coins', o(25, 39, 6)],
    ['coins', o(37, 32, 6)],
    ['paper', 'M12 24A8 8 0 0 1 12 9A12 12 0 0 1 35 8A8.500 8.500 0 0 1 37 24Z'],
  ],
  flag: [
    ['coins', 'M8 4H13V45H8Z'],
    ['accent', 'M13 7C22 2 29 12 42 7V27C29 32 22 22 13 27Z'],
    ['paper', star(27, 17, 6)],
  ],
  map: [
    ['second', 'M4 13L17 7V37L4 43Z'],
    ['accent', 'M17 7L31 13V43L17 37Z'],
    ['second', 'M31 13L44 7V37L31 43Z'],
    ['coins', 'M24 10A8 8 0 0 1 32 18C32 25 24 31 24 31C24 31 16 25 16 18A8 8 0 0 1 24 10Z'],
    ['paper', o(24, 18, 3)],
  ],
  star: [
    ['coins', star(24, 25, 22)],
    ['accent', star(24, 25, 12)],
  ],
  sparkle: [
    [
      'coins',
      'M20 6C21.500 19 25 22.500 38 25C25 27.500 21.500 31 20 44C18.500 31 15 27.500 2 25C15 22.500 18.500 19 20 6Z',
    ],
    [
      'accent',
      'M38 3C39 9 40 10 46 11.500C40 13 39 14 38 20C37 14 36 13 30 11.500C36 10 37 9 38 3Z',
    ],
  ],
  heart: [
    ['accent', 'M24 43C9 33 4 25 4 17A10 10 0 0 1 24 13A10 10 0 0 1 44 17C44 25 39 33 24 43Z'],
    ['paper', 'M10 18A6 6 0 0 1 16 11.500L17.500 14A4 4 0 0 0 13 18.500Z'],
  ],
  games: [
    ['coins', 'M36 25H41V14H44V28H36Z'],
    ['second', o(42.5, 12, 4)],
    ['accent', 'M4 10A5 5 0 0 1 9 5H32A5 5 0 0 1 37 10V43H4Z'],
    ['paper', 'M8 14H33V28H8Z'],
    ['coins', o(13, 21, 3.2)],
    ['second', 'M20.500 16.500L24.500 21L20.500 25.500L16.500 21Z'],
    ['coins', o(28, 21, 3.2)],
    ['coins', 'M11 34H30V39H11Z'],
  ],
  lobby: [
    ['second', 'M8 20H40V43H8Z'],
    ['coins', 'M18 28H30V43H18Z'],
    ['accent', 'M5 9H43L40 22H8Z'],
    ['paper', star(24, 15, 5)],
  ],
  users: [
    ['second', `${o(34, 17, 7)}M23 43C23 33 28 27 34 27C41 27 45 33 45 43Z`],
    ['accent', `${o(17, 15, 9)}M2 44C2 33 8 27 17 27C26 27 32 33 32 44Z`],
  ],
  key: [
    ['coins', 'M22 20.500H45V27H42V33H37V27H34V31H29.500V27H22Z'],
    ['coins', o(14, 24, 11)],
    ['accent', o(14, 24, 5)],
  ],
  shield: [
    ['accent', 'M24 3L42 9V24C42 34 34 41 24 45C14 41 6 34 6 24V9Z'],
    ['second', 'M24 3L42 9V24C42 34 34 41 24 45Z'],
    ['paper', 'M13.500 24L18 19.500L22.500 24.500L31 14.500L35.500 18.500L22.500 33Z'],
  ],
  cart: [
    ['coins', 'M2 6H11L14 16H9.500L7.500 10.500H2Z'],
    ['accent', 'M9 15H44L39 33H14.500Z'],
    ['second', 'M11 21H42.500L41 26.500H12.500Z'],
    ['coins', `${o(19, 40, 4)}${o(34, 40, 4)}`],
  ],
  wallet: [
    ['coins', o(20, 13, 8)],
    ['accent', 'M5 15H39V43H10A5 5 0 0 1 5 38Z'],
    ['second', 'M27 23H45V35H27A6 6 0 0 1 27 23Z'],
    ['coins', o(31, 29, 2.5)],
  ],
  card: [
    ['accent', 'M4 10H44V39H4Z'],
    ['ink', 'M4 16H44V22H4Z'],
    ['coins', 'M9 28H18V34H9Z'],
  ],
  document: [
    ['paper', 'M10 3H30L39 12V45H10Z'],
    ['second', 'M30 3L39 12H30Z'],
    [
      'accent',
      'M15.500 19H33.500V22.500H15.500ZM15.500 26.500H33.500V30H15.500ZM15.500 34H27V37.500H15.500Z',
    ],
  ],
  mail: [
    ['paper', 'M4 10H44V39H4Z'],
    ['accent', 'M4 10H44L24 28Z'],
    ['coins', o(24, 27, 5.5)],
  ],
  bell: [
    ['accent', `${o(24, 40, 5)}${o(24, 6, 3)}`],
    [
      'coins',
      'M24 6C33.500 6 37 14 37 22C37 30 39 33 43 37H5C9 33 11 30 11 22C11 14 14.500 6 24 6Z',
    ],
  ],
  percent: [
    ['accent', o(24, 24, 20)],
    ['second', o(24, 24, 15)],
    ['paper', `${o(18, 18, 3.6)}${o(30, 30, 3.6)}M29.500 13L33 15L18.500 35.500L15 33.500Z`],
  ],
  lock: [
    ['coins', 'M12 22V16A12 12 0 0 1 36 16V22H30V16A6 6 0 0 0 18 16V22Z'],
    ['accent', 'M8 21H40V44H8Z'],
    ['ink', `${o(24, 30, 3.2)}M22.500 31H25.500V39H22.500Z`],
  ],
  pause: [
    ['second', o(24, 24, 20)],
    ['paper', 'M16 14H22V34H16ZM26 14H32V34H26Z'],
  ],
  history: [
    ['accent', o(24, 24, 20)],
    ['paper', o(24, 24, 14)],
    ['ink', 'M22 13.500H26V23L32.500 27L30.500 30.500L22 25.500Z'],
  ],
}
