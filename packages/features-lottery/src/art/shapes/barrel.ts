import { oval } from '@marquee/prize-ui/drawing'
import type { DrumShape } from '../drumShape.ts'

const window = 'M90 196H230V130Q228 98 160 70 92 98 90 130z'
const body = `M50 52H270A18 80 0 0 1 270 212H50A18 80 0 0 1 50 52z${window}`

/** A barrel on trestles, hooped with brass; tickets are seen through a pointed window. */
export const barrel: DrumShape = {
  back: [
    ['wood', 'M22 288l26-160h22l8 160H58l-4-60-10 60zM298 288l-26-160h-22l-8 160h20l4-60 10 60z'],
    ['shade', 'M62 128h8l8 160H66zM258 128h-8l-8 160h12z'],
    ['ink', window],
  ],
  heap: { middle: [160, 146], reach: [74, 58] },
  motion: 'whirl',
  front: [
    ['thread', 'M125 86V190M160 74V190M195 86V190M94 140H226'],
    ['wood', body],
    [
      'shade',
      'M36 84H112L90 100 86 86H34zM284 84H208l22 16 4-14h52zM33 132H90v3H33zM287 132H230v3h57zM36 178H90v3H36zM284 178H230v3h54z',
    ],
    [
      'column',
      'M50 52H270A18 80 0 0 1 270 212H50A18 80 0 0 1 50 52zM90 196H230V130Q228 98 160 70 92 98 90 130z',
    ],
    ['sheen', 'M46 58H274l3 10H43z'],
    ['shade', 'M42 196H278l-6 16H48z'],
    ['goldDeep', 'M62 50h18v164H62zM240 50h18v164h-18z'],
    ['gold', 'M62 50h14v164H62zM240 50h14v164h-14z'],
    ['ink', [66, 106, 158, 198].flatMap((y) => [69, 247].map((x) => oval(x, y, 2.5))).join('')],
    ['chain', window],
    ['second', 'M160 46l12 12-12 12-12-12z'],
    ['body', 'M160 51l7 7-7 7-7-7z'],
    ['goldDeep', `${oval(36, 132, 12)}${oval(284, 132, 12)}`],
    ['gold', `${oval(35, 130, 11)}${oval(283, 130, 11)}`],
    // A cloth with tassels below it.
    ['deep', 'M12 276h296v10l-8 8H20l-8-8z'],
    ['body', 'M12 274h296v8H12z'],
    ['second', [28, 72, 116, 160, 204, 248, 292].map((x) => `M${x} 275l6 4-6 4-6-4z`).join('')],
    ['gold', [50, 94, 138, 182, 226, 270].map((x) => oval(x, 279, 2)).join('')],
  ],
  parts: [
    {
      drawing: [
        ['wire', 'M284 130l20-42'],
        ['goldDeep', oval(304, 86, 11)],
        ['gold', oval(303, 84, 10)],
        ['steelDeep', oval(284, 130, 6)],
      ],
      about: [284, 130],
    },
  ],
}
