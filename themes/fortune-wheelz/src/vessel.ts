/** What coins are kept in on this brand: an old petrol pump with a glass to measure in. */

const glass = 'M96 56h128v96H96z'

export const vessel = {
  back: [
    ['wire', 'M214 196c46 0 52 40 38 44s-22-22-6-44c10-14 10-40 2-62'],
    ['steelDeep', 'M104 46h10v112h-10zM206 46h10v112h-10z'],
    ['shell', glass],
  ],
  inside: { d: 'M100 58h120v92H100z', left: 100, right: 220, top: 60, bottom: 150 },
  front: [
    ['column', glass],
    ['gloss', 'M108 64h9v80h-9z'],
    [
      'white',
      'M196 76h16v3h-16zM204 90h8v3h-8zM196 104h16v3h-16zM204 118h8v3h-8zM196 132h16v3h-16z',
    ],
    ['steelDeep', 'M88 56h12v96H88zM220 56h12v96h-12z'],
    ['steel', 'M90 56h5v96h-5zM222 56h5v96h-5z'],
    // The head with its globe.
    ['deep', 'M86 58q0-22 40-24h68q40 2 40 24z'],
    ['body', 'M86 54q2-18 40-20h68q38 2 40 20z'],
    ['steel', 'M82 52h156v8H82z'],
    ['second', 'M132 12a28 24 0 1 0 56 0a28 24 0 1 0-56 0z'],
    ['body', 'M138 12a22 18.500 0 1 0 44 0a22 18.500 0 1 0-44 0z'],
    ['gold', 'M160-2l4 9 10 1-7 7 2 10-9-5-9 5 2-10-7-7 10-1z'],
    ['gloss', 'M138 6q4-12 16-14-10 6-12 18-4 2-4-4z'],
    // The column with stripes and a dial.
    ['body', 'M100 158h120l-8 84H108z'],
    ['column', 'M100 158h120l-8 84H108z'],
    ['second', 'M103 206h114l-1 8H104zM104 220h112l-1 5H105z'],
    ['steelDeep', 'M137 181a23 23 0 1 0 46 0a23 23 0 1 0-46 0z'],
    ['white', 'M141 181a19 19 0 1 0 38 0a19 19 0 1 0-38 0z'],
    ['seam', 'M160 182l10-10M147 181h3M170 181h3M160 168v3'],
    ['steel', 'M84 150h152v10H84z'],
    ['shade', 'M84 156h152v4H84z'],
    ['steelDeep', 'M92 240h136v12H92z'],
    ['steel', 'M92 240h136v5H92z'],
    // The nozzle in its rest.
    ['steelDeep', 'M236 104h20q8 0 8 8v24h-12v-18h-16z'],
    ['steel', 'M232 100h22v9h-22zM214 184h10v14h-10z'],
    ['shade', 'M246 122h8v14h-8z'],
  ],
  mouth: [160, -4],
  lock: [160, 54],
  cracks: [
    'M132 62l16 20-20 18 20 18-8 28',
    'M188 62l-14 22 18 16-20 20 12 26',
    'M112 96l16 10-10 16 18 14',
  ],
} as const
