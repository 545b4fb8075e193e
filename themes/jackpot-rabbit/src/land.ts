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

const mansion = {
  drawing: [
    ['shade', 'M-88 0v-112H88V0z'],
    ['stone', 'M-92-106H92v-9H-92zM-92 0H92v-7H-92z'],
    ['leaning', 'M-95-114l14-62H81l14 62z'],
    [
      'cloth',
      'M-82-176H82v-6H-82zM-74-182h3v-9h-3zM-58-182h3v-9h-3zM-42-182h3v-9h-3zM39-182h3v-9h-3zM55-182h3v-9h-3zM71-182h3v-9h-3z',
    ],
    ['stone', 'M-66-182v-32h16v32zM50-182v-32h16v32z'],
    ['wall', 'M-34 0v-176h68V0z'],
    ['stone', 'M-38-172h76v-10h-76zM-34 0h6v-172h-6zM28 0h6v-172h-6z'],
    ['leaning', 'M-40-182q10-26 8-66h64q-2 40 8 66z'],
    ['cloth', 'M-35-248h70v-7h-70z'],
    ['wood', 'M-2-255h4v-34h-4zM-16-268h32v3h-32z'],
    [
      'second',
      'M-14-290q-2-14 12-16 4 0 7 2l2-20q8 2 6 20l6-16q8 6 1 22 8 6 2 14l-8 4v6h-6l-1-6h-10l-2 6h-8q-6-4-1-16z',
    ],
    ['ink', 'M-18 0v-46a18 18 0 0 1 36 0V0z'],
    ['roof', 'M-14 0v-44a14 14 0 0 1 13-14V0zM1 0v-58a14 14 0 0 1 13 14V0z'],
    ['stone', 'M-28 0h56v-5h-56z'],
    ['second', 'M-70-118l12-26 12 26zM46-118l12-26 12 26z'],
  ],
  lights: [
    'M-76 -20v-22a12 12 0 0 1 24 0v22z',
    'M52 -20v-22a12 12 0 0 1 24 0v22z',
    'M-76 -66v-22a12 12 0 0 1 24 0v22z',
    'M52 -66v-22a12 12 0 0 1 24 0v22z',
    'M-22 -84v-26a8 8 0 0 1 16 0v26z',
    'M6 -84v-26a8 8 0 0 1 16 0v26z',
    'M-15 -148a15 15 0 1 0 30 0a15 15 0 1 0-30 0z',
    'M-11 -214a11 11 0 1 0 22 0a11 11 0 1 0-22 0z',
  ],
} as const

const gate = [
  ['cloth', 'M-60-104H60v-9H-60zM-62-118h10v14h-10zM52-118h10v14H52z'],
  [
    'roof',
    'M-54-104h30q2 60-22 74l6 30h-22q4-60-2-104zM54-104H24q-2 60 22 74L40 0h22q-4-60 2-104z',
  ],
  ['ink', 'M-44-100q2 40-8 64l3 1q12-26 8-65zM44-100q-2 40 8 64l-3 1q-12-26-8-65z'],
  ['roof', 'M-50-104H50v12q-12 12-25 0-12 12-25 0-12 12-25 0-13 12-25 0z'],
  ['cloth', 'M-52-32l26-4v7l-26 4zM52-32l-26-4v7l26 4z'],
  ['second', 'M0-116l4 8 9 1-7 6 2 9-8-5-8 5 2-9-7-6 9-1z'],
] as const

export const land = {
  gate,
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
    end: mansion,
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
