/** What coins are kept in on this brand: the water tank on the roof, lit from within. */

const tank = 'M82 68h156v112q0 12-78 12t-78-12z'

export const vessel = {
  back: [
    ['steelDeep', 'M112 188h10v56h-10zM198 188h10v56h-10z'],
    ['thread', 'M98 204l124 40M222 204L98 244'],
    ['steel', 'M86 192h14l-6 58H80zM220 192h14l6 58h-14z'],
    ['steelDeep', 'M94 192h6l-6 58h-7zM228 192h6l6 58h-7z'],
    ['shell', tank],
  ],
  inside: { d: 'M89 70h142v108q0 8-71 8t-71-8z', left: 89, right: 231, top: 72, bottom: 186 },
  front: [
    ['column', tank],
    ['gloss', 'M98 84h10v88q-10-2-10-8z'],
    ['sheen', 'M114 84h5v90h-5z'],
    // Tubes around the tank.
    ['edge', 'M82 104q0 10 78 10t78-10'],
    ['thread', 'M80 144q0 11 80 11t80-11'],
    // The ladder.
    ['steelDeep', 'M210 74h5v172h-5zM226 74h5v172h-5z'],
    [
      'steel',
      'M210 84h21v4h-21zM210 102h21v4h-21zM210 120h21v4h-21zM210 138h21v4h-21zM210 156h21v4h-21zM210 174h21v4h-21zM210 210h21v4h-21zM210 228h21v4h-21z',
    ],
    ['steelDeep', 'M74 182q0 14 86 14t86-14v12q0 14-86 14t-86-14z'],
    ['edge', 'M75 183q0 14 85 14t85-14'],
    // The roof.
    ['deep', 'M160 18L66 68q2 14 94 14t94-14z'],
    ['body', 'M160 18L66 68q2 10 66 13z'],
    ['pale', 'M160 18L82 66q4 8 24 10z'],
    ['thread', 'M66 69q4 14 94 14t94-14'],
    ['steelDeep', 'M144 18h32l6 12q-22 8-44 0z'],
    ['ink', 'M146 18q14-7 28 0-14 6-28 0z'],
    ['wire', 'M236 58V14'],
    ['second', 'M229 12a7 7 0 1 0 14 0a7 7 0 1 0-14 0z'],
    ['white', 'M232 10a3 3 0 1 0 6 0a3 3 0 1 0-6 0z'],
  ],
  mouth: [160, 20],
  lock: [160, 48],
  cracks: [
    'M122 88l18 22-22 18 20 20-10 28',
    'M190 88l-16 20 20 22-22 18 14 26',
    'M96 120l22 12-12 20 24 10',
  ],
} as const
