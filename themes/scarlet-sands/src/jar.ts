/** What coins are set aside in on this brand: a tiled well of the caravan road, with its cover on. */

const ring = 'M64 142q66 14 132 0v88q0 13-66 13t-66-13z'

export const jar = {
  back: [
    // The posts, and the beam with its winder.
    ['deep', 'M78 66h12v74H78zM170 66h12v74h-12z'],
    ['wood', 'M78 66h8v74h-8zM170 66h8v74h-8z'],
    ['wood', 'M72 84h124v9H72z'],
    ['shade', 'M72 89h124v4H72z'],
    ['steelDeep', 'M194 82h5v26h-5zM196 103h13v6h-13z'],
    ['gold', 'M118 81h24v15h-24z'],
    ['goldDeep', 'M118 85h24v2h-24zM118 90h24v2h-24z'],
    // A roof of cloth.
    [
      'secondDeep',
      'M130 44L56 72l4 8q9 6 14 0 9 7 18 0 10 8 20 0 9 8 18 0 9 8 18 0 10 8 20 0 9 7 18 0 5 6 14 0l4-8z',
    ],
    [
      'second',
      'M130 44L56 72l3 5q10 5 16-2 8 6 17 0 10 7 20 0 9 7 18 0 9 7 18 0 10 7 20 0 9 6 17 0 6 7 16 2l3-5z',
    ],
    ['white', 'M130 44L92 70l1 5q9 5 18 0l2-4zM130 44l38 26-1 5q-9 5-18 0l-2-4z'],
    ['gold', 'M125 44a5 5 0 1 0 10 0a5 5 0 1 0-10 0z'],
    ['ink', 'M70 140a60 11 0 1 0 120 0a60 11 0 1 0-120 0z'],
    ['shell', ring],
  ],
  inside: {
    d: 'M70 148q60 12 120 0v81q0 9-60 9t-60-9z',
    left: 70,
    right: 190,
    top: 156,
    bottom: 236,
  },
  front: [
    ['column', ring],
    ['gloss', 'M78 160h9v62q-9-2-9-8z'],
    // Tiles around the rim and the foot.
    ['deep', 'M58 134q72 20 144 0v15q-72 17-144 0z'],
    ['body', 'M58 134q72 20 144 0v11q-72 17-144 0z'],
    [
      'gold',
      'M66 144l7-5 7 7-7 4zM90 148l8-5 7 7-8 4zM114 150l8-5 8 6-8 5zM138 151l8-6 8 5-8 5zM162 149l8-6 7 5-7 5zM183 145l8-6 6 5-7 5z',
    ],
    ['deep', 'M64 222q66 16 132 0v10q-4 12-66 12t-66-12z'],
    ['body', 'M64 222q66 16 132 0v6q-66 15-132 0z'],
    [
      'second',
      'M74 229l6-5 6 6-6 4zM100 233l7-5 7 6-7 4zM126 234l7-5 7 5-7 5zM152 233l7-5 7 5-7 4zM177 229l7-5 6 5-7 4z',
    ],
  ],
  lid: [
    ['deep', 'M64 134q66 16 132 0v6q-66 17-132 0z'],
    ['wood', 'M64 133a66 11 0 1 0 132 0a66 11 0 1 0-132 0z'],
    [
      'shade',
      'M86 125l4 17h3l-3-18zM112 122l2 22h3l-2-22zM145 122l-2 22h3l2-22zM170 124l-4 18h3l4-17z',
    ],
    ['goldDeep', 'M120 133a10 4 0 1 0 20 0a10 4 0 1 0-20 0z'],
    ['gold', 'M120 131a10 4 0 1 0 20 0a10 4 0 1 0-20 0z'],
  ],
  off: [58, 62, 62],
  tie: [
    ['chain', 'M130 96v34'],
    ['goldDeep', 'M122 124h16v10h-16z'],
    ['gold', 'M122 122h16v8h-16z'],
    ['second', 'M125 132h10l4 26h-18z'],
    ['secondDeep', 'M128 136l-2 22h-2l2-22zM132 136l2 22h2l-2-22z'],
  ],
  mouth: [130, 140],
} as const
