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

const castle = {
  drawing: [
    ['wall', 'M-62 0v-112H62V0z'],
    ['second', 'M-62-112v-14h18v14zM-26-112v-14h18v14zM8-112v-14h18v14zM44-112v-14h18v14z'],
    ['stone', 'M-30-112v-116h60v116z'],
    ['shade', 'M12-112v-116h18v116z'],
    ['cloth', 'M-36-228v-14h18v10h9v-10H9v10h9v-10h18v14z'],
    ['leaning', 'M-34-242L0-308l34 66z'],
    ['roof', 'M-12-242L0-308l12 66z'],
    ['wood', 'M-1-306h3v-28h-3z'],
    ['cloth', 'M2-334l24 8-24 8z'],
    ['stone', 'M-95 0v-164h44V0zM51 0v-164h44V0z'],
    ['shade', 'M-63 0v-164h12V0zM83 0v-164h12V0z'],
    ['second', 'M-99-164h52v-12h-52zM47-164h52v-12H47z'],
    ['leaning', 'M-97-176l24-58 24 58zM49-176l24-58 24 58z'],
    ['roof', 'M-81-176l8-58 8 58zM65-176l8-58 8 58z'],
    ['glow', 'M-79-238a6 6 0 1 0 12 0a6 6 0 1 0-12 0zM67-238a6 6 0 1 0 12 0a6 6 0 1 0-12 0z'],
    ['ink', 'M-26 0v-52a26 26 0 0 1 52 0V0z'],
    ['wood', 'M-18 0v-62h3V0zM-5 0v-72h3V0zM8 0v-70h3V0z'],
    ['pale', 'M-58-126v-22q0-14 13-14t13 14v22zM32-126v-22q0-14 13-14t13 14v22z'],
    [
      'ink',
      'M-52-148h4v6h-4zM-42-148h4v6h-4zM-49-138h8v3h-8zM38-148h4v6h-4zM48-148h4v6h-4zM41-138h8v3h-8z',
    ],
  ],
  lights: [
    'M-83 -24v-19a9 9 0 0 1 18 0v19z',
    'M65 -24v-19a9 9 0 0 1 18 0v19z',
    'M-83 -72v-19a9 9 0 0 1 18 0v19z',
    'M65 -72v-19a9 9 0 0 1 18 0v19z',
    'M-83 -120v-19a9 9 0 0 1 18 0v19z',
    'M65 -120v-19a9 9 0 0 1 18 0v19z',
    'M-10 -134v-20a10 10 0 0 1 20 0v20z',
    'M-10 -184v-20a10 10 0 0 1 20 0v20z',
  ],
} as const

const gate = [
  ['cloth', 'M-54 0h28v-28h-28zM26 0h28v-28H26z'],
  ['second', 'M-52-28h24v-26h-24zM28-28h24v-26H28z'],
  ['roof', 'M-54-54h28v-26h-28zM26-54h28v-26H26z'],
  ['cloth', 'M-62-80H62v-22H-62z'],
  ['second', 'M-50-102v-8h16v8zM-22-102v-8h16v8zM6-102v-8h16v8zM34-102v-8h16v8z'],
  ['pale', 'M-12-80h24v-22h-24z'],
  ['roof', 'M0-101l3 7 7 1-5 5 1 7-6-4-6 4 1-7-5-5 7-1z'],
] as const

export const land = {
  gate,
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
    end: castle,
    plant: nightPlant,
    sky: sky,
    stops: [tumbledBlocks, bouncingBalls, shutToyShop, emptyTub, toyTrain, teddyPark, windupBell],
  },
} as const
