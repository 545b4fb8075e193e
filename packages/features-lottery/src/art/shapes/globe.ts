import { oval } from '@marquee/prize-ui/drawing'
import type { DrumShape } from '../drumShape.ts'
import { ring } from './outlines.ts'

const foot = 'M78 206h164l36 38v38l-12 12H54l-12-12v-38z'

/** A glass globe over a fan, which whirls the tickets about as a storm does. */
export const globe: DrumShape = {
  back: [
    ['steelDeep', 'M116 22l14-18h60l14 18-8 12h-72z'],
    ['steel', 'M120 20l12-14h56l12 14-6 8h-68z'],
    ['shell', oval(160, 118, 106)],
    ['sheen', 'M66 90h188l4 3H62zM56 118h208v3H56zM62 146h196l-4 3H66z'],
    ['glow', 'M104 48l-18 26h12l-8 22 26-30h-13l11-18zM232 62l-14 20h9l-6 18 20-24h-10l9-14z'],
  ],
  heap: { middle: [160, 120], reach: [80, 76] },
  motion: 'whirl',
  front: [
    ['ball', oval(160, 118, 106)],
    ['gloss', 'M78 84q12-36 50-50-24 18-36 48-8 12-14 2z'],
    ['deep', ring(160, 118, 110, 104)],
    ['body', ring(160, 117, 109, 105)],
    ['steelDeep', foot],
    ['steel', 'M78 206h164l36 38v32l-12 12H54l-12-12v-32z'],
    ['sheen', 'M78 206h164l8 8H70z'],
    ['steelDeep', 'M84 194h152l10 16H74z'],
    ['ink', 'M60 256h200v22l-8 8H68l-8-8z'],
    [
      'body',
      'M66 258h14l12 13-12 13H68l-4-4 10-9zM96 258h16l12 13-12 13H96l12-13zM128 258h16l12 13-12 13h-16l12-13zM160 258h16l12 13-12 13h-16l12-13zM192 258h16l12 13-12 13h-16l12-13zM224 258h16l12 13-12 13h-16l12-13z',
    ],
    ['ink', oval(160, 228, 24)],
    ['second', ring(160, 228, 26, 22)],
    ['body', 'M64 240l14-16h14l-14 16zM256 240l-14-16h-14l14 16z'],
  ],
  parts: [
    {
      drawing: [
        [
          'steel',
          'M160 228q-4-16 8-19 8 6-2 17 15-8 21 3-2 10-19 4 12 12 4 21-10 3-14-16-5 18-17 15-6-9 9-18-19 2-20-11 6-9 24 2z',
        ],
        ['steelDeep', oval(160, 228, 6)],
      ],
      about: [160, 228],
    },
  ],
}
