/** What coins are kept in on this brand: a rain barrel with corners cut, below the pipe from the roof. */

const barrel = 'M100 66L76 118v68l24 56h120l24-56v-68L220 66z'

export const vessel = {
  back: [
    // The pipe from the roof.
    ['steelDeep', 'M288-18v42l-34 26h-46V30h38l22-16v-36z'],
    ['steel', 'M282-18v38l-32 24h-42v-8h40l24-18v-40z'],
    ['steelDeep', 'M264-6h28v10h-28zM200 26h12v28h-12z'],
    ['shell', barrel],
  ],
  inside: {
    d: 'M104 72L83 120v64l21 52h112l21-52v-64L216 72z',
    left: 82,
    right: 238,
    top: 76,
    bottom: 236,
  },
  front: [
    ['column', barrel],
    // Staves.
    [
      'sheen',
      'M118 70l-12 50v64l12 54h-4l-13-54v-64l13-50zM160 70h3v168h-3zM202 70l12 50v64l-12 54h4l13-54v-64l-13-50z',
    ],
    ['gloss', 'M96 122l10-26 6-2-8 28v58l-8-4z'],
    // Hoops.
    ['steelDeep', 'M83 104h154l5 14H78zM78 186h164l-6 14H84z'],
    ['steel', 'M83 104h154l2 6H81zM78 186h164l-2 6H80z'],
    ['ink', 'M92 110h6v5h-6zM222 110h6v5h-6zM92 192h6v5h-6zM222 192h6v5h-6z'],
    ['ink', 'M96 230h128l-6 18H102z'],
    [
      'body',
      'M104 231h16l8 8-8 8h-14l7-8zM136 231h16l8 8-8 8h-16l8-8zM168 231h16l8 8-8 8h-16l8-8zM200 231h16l4 8-4 8h-16l8-8z',
    ],
    // The rim, open.
    ['steelDeep', 'M94 58h132l6 14H88z'],
    ['steel', 'M98 50h124l8 14H90z'],
    ['ink', 'M108 53h104l6 8H102z'],
    // A flash.
    ['ink', 'M166 122l-38 42h22l-12 32 42-46h-22z'],
    ['body', 'M168 118l-36 42h22l-11 30 38-44h-22z'],
    ['pale', 'M168 118l-36 42h8l24-30z'],
    // The tap.
    ['steelDeep', 'M66 202h22v12H76v12H62v-12q0-12 4-12z'],
    ['second', 'M66 194h14v8H66zM69 232q8 10 0 14-8-4 0-14z'],
  ],
  mouth: [160, 56],
  lock: [160, 64],
  cracks: [
    'M124 76l12 22-20 22 20 24-10 30',
    'M200 76l-12 26 20 22-22 22 12 34',
    'M92 138l18 10-10 20 20 14',
  ],
} as const
