/** What coins are set aside in on this brand: a lacquered tea caddy with a round window, tied shut. */

const moon = 'M84 172a46 46 0 1 0 92 0a46 46 0 1 0-92 0z'
const lacquer = 'M80 108h100q8 0 10 8l4 14v88q0 16-16 16H82q-16 0-16-16v-88l4-14q2-8 10-8z'

export const jar = {
  back: [
    ['goldDeep', 'M76 232h108l4 12H72z'],
    ['gold', 'M76 232h108l1 4H75z'],
    ['second', lacquer],
    ['column', lacquer],
    ['shell', moon],
  ],
  inside: {
    d: 'M89 172a41 41 0 1 0 82 0a41 41 0 1 0-82 0z',
    left: 89,
    right: 171,
    top: 138,
    bottom: 213,
  },
  front: [
    ['ball', moon],
    ['gloss', 'M96 164q4-20 22-26-12 14-14 30-4 6-8-4z'],
    ['chain', 'M84 172a46 46 0 1 0 92 0a46 46 0 1 0-92 0z'],
    // A branch that a brush has drawn across the lacquer.
    ['gold', 'M72 226q10-16 8-42l3-1q3 28-7 45zM188 122q-10 10-9 28l-3 1q-3-20 8-31z'],
    [
      'gold',
      'M80 204q-10-2-14-14 12 2 14 14zM82 196q10-4 12-16-12 4-12 16zM180 134q10-2 13-13-12 2-13 13zM178 142q-9-4-11-14 10 3 11 14z',
    ],
    ['goldDeep', 'M68 122h124l1 5H67z'],
    ['gold', 'M68 121h124l1 3H67z'],
  ],
  lid: [
    ['secondDeep', 'M76 100q2-30 54-32 52 2 54 32z'],
    ['second', 'M78 98q4-26 50-28 22 0 34 8-40-2-52 20z'],
    ['sheen', 'M88 92q6-14 26-17-14 6-18 18-6 4-8-1z'],
    ['goldDeep', 'M70 96h120a6 6 0 0 1 0 13H70a6 6 0 0 1 0-13z'],
    ['gold', 'M70 95h120a5.500 5.500 0 0 1 0 10H70a5.500 5.500 0 0 1 0-10z'],
    ['gold', 'M120 62a10 10 0 1 0 20 0a10 10 0 1 0-20 0z'],
    ['gloss', 'M123 59a4 4 0 1 0 8 0a4 4 0 1 0-8 0z'],
  ],
  off: [52, -20, 26],
  tie: [
    ['edge', 'M70 114q60 14 120 0'],
    ['deep', 'M160 118q12-14 22-6-4 12-22 6zM156 120q-14-8-20 2 6 10 20-2z'],
    ['body', 'M158 116q10-12 20-6-6 8-20 6zM157 120q-12-6-18 0 6 8 18 0z'],
    ['gold', 'M152 119a7 7 0 1 0 14 0a7 7 0 1 0-14 0z'],
    ['body', 'M154 128h10l4 34h-5l-2-8-1 9h-4l-1-9-2 8h-4z'],
    ['gold', 'M153 126h12v6h-12z'],
  ],
  mouth: [130, 104],
} as const
