/** What stands on the map of this brand's seasons: parts of drawings by role, each drawn from its foot at 0 0. */

const boxOffice = [
  ['second', 'M-36 -52h72v52h-72z'],
  ['roof', 'M-48 -48L0 -92L48 -48z'],
  ['wood', 'M-8 -28h16v28h-16z'],
  ['glow', 'M-28 -40h13v13h-13zM15 -40h13v13h-13z'],
] as const

const cardTables = [
  ['wall', 'M-44-6l-14-64 40-10 14 64zM-16-2v-66h40v66z'],
  ['roof', 'M4-50q8-14 12 0-2 10-12 18-10-8-12-18 4-14 12 0z'],
  ['second', 'M32-4l12-64 30 8-16 62z'],
] as const

const dressingRoom = [
  ['wood', 'M-58 -116h116v8h-116z'],
  ['roof', 'M-56-108h30q4 60-18 108h-14zM56-108H26q-4 60 18 108h14z'],
  [
    'glow',
    'M-40 -108a4 4 0 1 0 .1 0zM-20 -108a4 4 0 1 0 .1 0zM0 -108a4 4 0 1 0 .1 0zM20 -108a4 4 0 1 0 .1 0zM40 -108a4 4 0 1 0 .1 0z',
  ],
  ['wall', 'M-24 -10h48v10h-48z'],
] as const

const trickChest = [
  ['second', 'M-34 -42h68v42h-68z'],
  ['glow', 'M-34 -42h68v8h-68zM-5 -42h10v42h-10z'],
  ['glow', 'M0 -32a6 6 0 1 0 .1 0z'],
] as const

const topHat = [
  ['ink', 'M-52-8q52-14 104 0l-4 10q-48-10-96 0z'],
  ['dark', 'M-30-10v-70q30-10 60 0v70q-30-8-60 0z'],
  ['roof', 'M-30-26q30-8 60 0v14q-30-8-60 0z'],
] as const

const rabbitHutch = [
  [
    'wall',
    'M-14-64q-16-50-4-56t12 54zM6-66q4-56 16-54t2 58zM0 -72a22 22 0 1 0 .1 0zM-26 0q-4-36 26-36T26 0z',
  ],
  ['roof', 'M0 -48a4 4 0 1 0 .1 0z'],
  ['ink', 'M-8 -57a3 3 0 1 0 .1 0zM8 -57a3 3 0 1 0 .1 0z'],
] as const

const magicCabinet = [
  ['second', 'M-30 -116h60v116h-60z'],
  ['roof', 'M-36 -124h72v10h-72zM-36 -6h72v6h-72z'],
  ['ink', 'M-22 -106h44v98h-44z'],
  ['glow', 'M0 -86L5 -72L19 -70L8 -61L12 -47L0 -55L-12 -47L-8 -61L-19 -70L-5 -72z'],
] as const

const falseFloor = [
  ['stone', 'M-34 -42h68v42h-68z'],
  ['dark', 'M-34 -42h68v8h-68zM-5 -42h10v42h-10z'],
  ['glow', 'M0 -32a6 6 0 1 0 .1 0z'],
] as const

const bottomlessHat = [
  ['dark', 'M-52-8q52-14 104 0l-4 10q-48-10-96 0z'],
  ['dark', 'M-30-10v-70q30-10 60 0v70q-30-8-60 0z'],
  ['roof', 'M-30-26q30-8 60 0v14q-30-8-60 0z'],
] as const

const finalBell = [
  ['wood', 'M-34 -84h8v84h-8zM26 -84h8v84h-8zM-40 -90h80v8h-80z'],
  ['glow', 'M-20-36q6-6 6-26 0-16 14-16t14 16q0 20 6 26z'],
  ['ink', 'M0 -38a6 6 0 1 0 .1 0z'],
] as const

const plant = [
  ['wood', 'M-3 -70h6v70h-6zM-24 -4h48v4h-48z'],
  ['wall', 'M-22-78q14 14 32 6 6-12 16-14l4 6 6 2-8 4q-4 20-26 18-16-4-24-22z'],
  ['ink', 'M22 -84a2 2 0 1 0 .1 0z'],
] as const

const nightPlant = [['wood', 'M-3 -70h6v70h-6zM-24 -4h48v4h-48zM-16 -74h32v4h-32z']] as const

const sky = [
  [
    'wall',
    'M160 87a3 3 0 1 0 .1 0zM260 148a2 2 0 1 0 .1 0zM420 67a3 3 0 1 0 .1 0zM610 118a2 2 0 1 0 .1 0zM740 57a3 3 0 1 0 .1 0zM880 128a2 2 0 1 0 .1 0zM990 77a3 3 0 1 0 .1 0zM1350 167a3 3 0 1 0 .1 0zM1500 88a2 2 0 1 0 .1 0z',
  ],
] as const

const nightSky = [
  [
    'wall',
    'M560 130l22-12 14 26-22 12zM640 178l22-12 14 26-22 12zM1120 196l22-12 14 26-22 12zM760 90l22-12 14 26-22 12z',
  ],
] as const

export const land = {
  neutral: {
    plant: plant,
    sky: sky,
    stops: [
      boxOffice,
      cardTables,
      dressingRoom,
      trickChest,
      topHat,
      rabbitHutch,
      magicCabinet,
      dressingRoom,
    ],
  },
  spooky: {
    plant: nightPlant,
    sky: nightSky,
    stops: [
      dressingRoom,
      cardTables,
      magicCabinet,
      falseFloor,
      bottomlessHat,
      rabbitHutch,
      finalBell,
    ],
  },
} as const
