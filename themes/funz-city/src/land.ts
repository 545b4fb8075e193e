/** What stands on the map of this brand's seasons: parts of drawings by role, each drawn from its foot at 0 0. */

const blockYard = [
  ['roof', 'M-40 -40h38v40h-38z'],
  ['second', 'M2 -40h38v40h-38z'],
  ['cloth', 'M-20 -80h38v40h-38z'],
  ['wall', 'M-21 -29a9 9 0 1 0 .1 0zM13 -28h16v16h-16zM-1 -70L9 -50L-11 -50z'],
] as const

const bouncingBalls = [
  ['cloth', 'M0 -60a30 30 0 1 0 .1 0z'],
  ['wall', 'M-30-30q30-16 60 0-30 16-60 0z'],
  ['roof', 'M0 -59a7 7 0 1 0 .1 0z'],
] as const

const cornerShop = [
  ['second', 'M-36 -52h72v52h-72z'],
  ['cloth', 'M-48 -48L0 -92L48 -48z'],
  ['wood', 'M-8 -28h16v28h-16z'],
  ['glow', 'M-28 -40h13v13h-13zM15 -40h13v13h-13z'],
] as const

const bathtubHarbour = [
  ['wood', 'M-34-14h68L22 2h-44z'],
  ['wall', 'M-2-16v-58L26-20z'],
  ['roof', 'M-6-20v-44l-18 44z'],
] as const

const toyTrain = [
  ['cloth', 'M-18 -56h40v40h-40zM-24 -62h52v8h-52z'],
  ['roof', 'M-56 -40h40v24h-40zM-48 -58h10v18h-10z'],
  ['wall', 'M-8 -46h18v16h-18z'],
  ['ink', 'M-44 -18a9 9 0 1 0 .1 0zM-20 -18a9 9 0 1 0 .1 0zM12 -18a9 9 0 1 0 .1 0z'],
  ['glow', 'M-58 -32a4 4 0 1 0 .1 0z'],
] as const

const teddyPark = [
  [
    'wood',
    'M-20 -97a11 11 0 1 0 .1 0zM20 -97a11 11 0 1 0 .1 0zM0 -95a27 27 0 1 0 .1 0zM-30 0q-8-46 30-46T30 0z',
  ],
  ['wall', 'M0 -69a11 11 0 1 0 .1 0zM0 -35a15 15 0 1 0 .1 0z'],
  ['ink', 'M-10 -77.5a3.5 3.5 0 1 0 .1 0zM10 -77.5a3.5 3.5 0 1 0 .1 0zM0 -66a4 4 0 1 0 .1 0z'],
] as const

const rainbowArch = [
  ['roof', 'M-50 0a50 50 0 0 1 100 0z'],
  ['second', 'M-38 0a38 38 0 0 1 76 0z'],
  ['cloth', 'M-26 0a26 26 0 0 1 52 0z'],
  ['wall', 'M-14 0a14 14 0 0 1 28 0z'],
] as const

const townHall = [
  ['second', 'M-54 0v-64h14v14h10v-50h12v14h10v-30L0-134l8 18v30h10v-14h12v50h10v-14h14V0z'],
  ['glow', 'M0 -84a8 8 0 1 0 .1 0zM-28 -37a7 7 0 1 0 .1 0zM28 -37a7 7 0 1 0 .1 0z'],
  ['ink', 'M-12 0v-20a12 12 0 0 1 24 0V0z'],
] as const

const tumbledBlocks = [
  ['stone', 'M-40 -40h38v40h-38z'],
  ['second', 'M2 -40h38v40h-38z'],
  ['dark', 'M-20 -80h38v40h-38z'],
  ['wall', 'M-21 -29a9 9 0 1 0 .1 0zM13 -28h16v16h-16zM-1 -70L9 -50L-11 -50z'],
] as const

const shutToyShop = [
  ['stone', 'M-36 -52h72v52h-72z'],
  ['dark', 'M-48 -48L0 -92L48 -48z'],
  ['wood', 'M-8 -28h16v28h-16z'],
  ['glow', 'M-28 -40h13v13h-13zM15 -40h13v13h-13z'],
] as const

const emptyTub = [
  ['wood', 'M-34-14h68L22 2h-44z'],
  ['wall', 'M-2-16v-58L26-20z'],
  ['stone', 'M-6-20v-44l-18 44z'],
] as const

const windupBell = [
  ['wood', 'M-34 -84h8v84h-8zM26 -84h8v84h-8zM-40 -90h80v8h-80z'],
  ['second', 'M-20-36q6-6 6-26 0-16 14-16t14 16q0 20 6 26z'],
  ['ink', 'M0 -38a6 6 0 1 0 .1 0z'],
] as const

const plant = [
  ['wood', 'M-4 -36h8v36h-8z'],
  ['leaf', 'M0 -86a28 28 0 1 0 .1 0z'],
  ['roof', 'M-10 -69a5 5 0 1 0 .1 0zM12 -57a5 5 0 1 0 .1 0z'],
] as const

const nightPlant = [
  ['stone', 'M-4 -36h8v36h-8z'],
  ['dark', 'M0 -86a28 28 0 1 0 .1 0z'],
] as const

const sky = [
  ['cloth', 'M170 103a17 17 0 1 0 .1 0zM169 137h2v34h-2zM700 63a17 17 0 1 0 .1 0zM699 97h2v34h-2z'],
  [
    'second',
    'M240 63a17 17 0 1 0 .1 0zM239 97h2v34h-2zM1000 93a17 17 0 1 0 .1 0zM999 127h2v34h-2z',
  ],
  [
    'roof',
    'M640 123a17 17 0 1 0 .1 0zM639 157h2v34h-2zM1420 163a17 17 0 1 0 .1 0zM1419 197h2v34h-2z',
  ],
] as const

export const land = {
  neutral: {
    plant: plant,
    sky: sky,
    stops: [
      blockYard,
      bouncingBalls,
      cornerShop,
      bathtubHarbour,
      toyTrain,
      teddyPark,
      rainbowArch,
      townHall,
    ],
  },
  spooky: {
    plant: nightPlant,
    sky: sky,
    stops: [tumbledBlocks, bouncingBalls, shutToyShop, emptyTub, toyTrain, teddyPark, windupBell],
  },
} as const
