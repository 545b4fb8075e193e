/** What stands on the map of this brand's seasons: parts of drawings by role, each drawn from its foot at 0 0. */

const ferrisWheel = [
  ['stone', 'M0 -126a52 52 0 1 0 .1 0zM0 -30a44 44 0 1 1 .1 0zM-3 -118h6v88h-6zM-46 -77h92v6h-92z'],
  ['wood', 'M-4 -74L4 -74L30 0L18 0L0 -50L-18 0L-30 0z'],
  ['cloth', 'M0 -136a10 10 0 1 0 .1 0zM0 -32a10 10 0 1 0 .1 0z'],
  ['second', 'M-52 -84a10 10 0 1 0 .1 0zM52 -84a10 10 0 1 0 .1 0z'],
] as const

const candyStands = [
  ['wood', 'M-36 -36h72v36h-72z'],
  ['wall', 'M-32 -66h5v32h-5zM27 -66h5v32h-5z'],
  ['cloth', 'M-42-86h84l6 22q-10 10-18 0-9 10-18 0-12 10-24 0-9 10-18 0-8 10-18 0z'],
  ['glow', 'M-16 -51a7 7 0 1 0 .1 0zM2 -51a7 7 0 1 0 .1 0zM20 -51a7 7 0 1 0 .1 0z'],
] as const

const ticketBooth = [
  ['wall', 'M-36 -52h72v52h-72z'],
  ['roof', 'M-48 -48L0 -92L48 -48z'],
  ['wood', 'M-8 -28h16v28h-16z'],
  ['glow', 'M-28 -40h13v13h-13zM15 -40h13v13h-13z'],
] as const

const swanBoats = [
  ['wood', 'M-34-14h68L22 2h-44z'],
  ['wall', 'M-2-16v-58L26-20z'],
  ['wall', 'M-6-20v-44l-18 44z'],
] as const

const bigTop = [
  ['wall', 'M-48 0L-28 -48L28 -48L48 0z'],
  ['cloth', 'M-28 -48L-10 -48L-15 0L-48 0zM10 -48L28 -48L48 0L15 0z'],
  ['second', 'M-36 -46L0 -84L36 -46z'],
  ['wood', 'M-2 -108h4v26h-4z'],
  ['cloth', 'M2 -108L24 -101L2 -94z'],
] as const

const ringToss = [
  ['wood', 'M-36 -36h72v36h-72z'],
  ['wall', 'M-32 -66h5v32h-5zM27 -66h5v32h-5z'],
  ['second', 'M-42-86h84l6 22q-10 10-18 0-9 10-18 0-12 10-24 0-9 10-18 0-8 10-18 0z'],
  ['glow', 'M-16 -51a7 7 0 1 0 .1 0zM2 -51a7 7 0 1 0 .1 0zM20 -51a7 7 0 1 0 .1 0z'],
] as const

const archBulbs = [
  ['wood', 'M-46 0v-58a46 46 0 0 1 92 0V0H26v-56a26 26 0 0 0-52 0V0z'],
  [
    'glow',
    'M-36 -25a5 5 0 1 0 .1 0zM-36 -55a5 5 0 1 0 .1 0zM-22 -89a5 5 0 1 0 .1 0zM0 -99a5 5 0 1 0 .1 0zM22 -89a5 5 0 1 0 .1 0zM36 -55a5 5 0 1 0 .1 0zM36 -25a5 5 0 1 0 .1 0z',
  ],
] as const

const carousel = [
  ['wood', 'M-58 -10h116v10h-116z'],
  ['wall', 'M-6 -80h12v70h-12z'],
  ['stone', 'M-46 -70h4v60h-4zM42 -70h4v60h-4z'],
  ['second', 'M-62-70Q0-92 62-70L0-126z'],
  ['cloth', 'M-22-80Q0-86 22-80L0-126z'],
  [
    'glow',
    'M-48 -75a5 5 0 1 0 .1 0zM-24 -75a5 5 0 1 0 .1 0zM0 -75a5 5 0 1 0 .1 0zM24 -75a5 5 0 1 0 .1 0zM48 -75a5 5 0 1 0 .1 0z',
  ],
  [
    'roof',
    'M-40-38h22l6-12 6 4-4 22h-6v12h-5v-12h-10v12h-5v-22zM18-34h22l6-12 6 4-4 22h-6v12h-5v-12H27v12h-5v-22z',
  ],
] as const

const shutteredStands = [
  ['wood', 'M-36 -36h72v36h-72z'],
  ['wall', 'M-32 -66h5v32h-5zM27 -66h5v32h-5z'],
  ['stone', 'M-42-86h84l6 22q-10 10-18 0-9 10-18 0-12 10-24 0-9 10-18 0-8 10-18 0z'],
  ['glow', 'M-16 -51a7 7 0 1 0 .1 0zM2 -51a7 7 0 1 0 .1 0zM20 -51a7 7 0 1 0 .1 0z'],
] as const

const hallMirrors = [
  ['second', 'M-30 -116h60v116h-60z'],
  ['roof', 'M-36 -124h72v10h-72zM-36 -6h72v6h-72z'],
  ['ink', 'M-22 -106h44v98h-44z'],
  ['glow', 'M0 -86L5 -72L19 -70L8 -61L12 -47L0 -55L-12 -47L-8 -61L-19 -70L-5 -72z'],
] as const

const stillSwan = [
  ['wood', 'M-34-14h68L22 2h-44z'],
  ['wall', 'M-2-16v-58L26-20z'],
  ['stone', 'M-6-20v-44l-18 44z'],
] as const

const fortuneTeller = [
  ['stone', 'M-48 0L-28 -48L28 -48L48 0z'],
  ['ink', 'M-28 -48L-10 -48L-15 0L-48 0zM10 -48L28 -48L48 0L15 0z'],
  ['second', 'M-36 -46L0 -84L36 -46z'],
  ['wood', 'M-2 -108h4v26h-4z'],
  ['ink', 'M2 -108L24 -101L2 -94z'],
] as const

const emptyBooth = [
  ['wood', 'M-36 -36h72v36h-72z'],
  ['wall', 'M-32 -66h5v32h-5zM27 -66h5v32h-5z'],
  ['dark', 'M-42-86h84l6 22q-10 10-18 0-9 10-18 0-12 10-24 0-9 10-18 0-8 10-18 0z'],
  ['glow', 'M-16 -51a7 7 0 1 0 .1 0zM2 -51a7 7 0 1 0 .1 0zM20 -51a7 7 0 1 0 .1 0z'],
] as const

const strongmansBell = [
  ['wood', 'M-34 -84h8v84h-8zM26 -84h8v84h-8zM-40 -90h80v8h-80z'],
  ['glow', 'M-20-36q6-6 6-26 0-16 14-16t14 16q0 20 6 26z'],
  ['ink', 'M0 -38a6 6 0 1 0 .1 0z'],
] as const

const plant = [
  ['wood', 'M-3 -90h6v90h-6z'],
  ['wood', 'M-22 -92h44v5h-44z'],
  ['glow', 'M-18 -90a8 8 0 1 0 .1 0zM0 -90a8 8 0 1 0 .1 0zM18 -90a8 8 0 1 0 .1 0z'],
] as const

const nightPlant = [
  ['wood', 'M-3 -90h6v90h-6z'],
  ['wood', 'M-22 -92h44v5h-44z'],
  ['dark', 'M-18 -90a8 8 0 1 0 .1 0zM0 -90a8 8 0 1 0 .1 0zM18 -90a8 8 0 1 0 .1 0z'],
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

const ghostTrain = {
  drawing: [
    ['shade', 'M-70 0v-188q70-50 140 0V0z'],
    ['leaning', 'M-76-180q76-62 152 0v-14q-76-66-152 0z'],
    ['stone', 'M-92 0v-196h26V0zM66 0v-196h26V0z'],
    ['cloth', 'M-96-196h34v-9h-34zM62-196h34v-9H62z'],
    ['leaning', 'M-97-205l18-56 18 56zM61-205l18-56 18 56z'],
    ['second', 'M-85-205l6-56 6 56zM73-205l6-56 6 56z'],
    ['wood', 'M-80-258h2v-28h-2zM78-258h2v-28h-2z'],
    ['cloth', 'M-78-286l22 7-22 7zM78-286l-22 7 22 7z'],
    [
      'pale',
      'M-58-36v-116q0-62 58-62t58 62v116q-10 14-20 0-10 14-19 0-10 14-19 0-10 14-19 0-10 14-19 0-10 14-20 0z',
    ],
    ['ink', 'M-38-146a15 20 0 1 0 30 0a15 20 0 1 0-30 0zM8-146a15 20 0 1 0 30 0a15 20 0 1 0-30 0z'],
    ['ink', 'M-36 0v-66q0-40 36-40t36 40V0z'],
    ['wood', 'M-30 0l10-34h4L-22 0zM30 0L20-34h-4L22 0zM-25-10h50v4h-50zM-21-24h42v3h-42z'],
    ['roof', 'M-24-12v-30q0-8 8-8h32q8 0 8 8v30q-24 10-48 0z'],
    ['second', 'M-24-26h48v6h-48z'],
    ['stone', 'M-18-8a6 6 0 1 0 12 0a6 6 0 1 0-12 0zM6-8a6 6 0 1 0 12 0a6 6 0 1 0-12 0z'],
  ],
  lights: [
    'M-86 -26v-15a7 7 0 0 1 14 0v15z',
    'M72 -26v-15a7 7 0 0 1 14 0v15z',
    'M-86 -82v-15a7 7 0 0 1 14 0v15z',
    'M72 -82v-15a7 7 0 0 1 14 0v15z',
    'M-86 -138v-15a7 7 0 0 1 14 0v15z',
    'M72 -138v-15a7 7 0 0 1 14 0v15z',
    'M-31 -140a8 8 0 1 0 16 0a8 8 0 1 0-16 0z',
    'M15 -140a8 8 0 1 0 16 0a8 8 0 1 0-16 0z',
  ],
} as const

const gate = [
  ['wall', 'M-48 0v-80h16V0zM32 0v-80h16V0z'],
  [
    'roof',
    'M-48-2l16-12v12zM-48-18l16-12v12l-16 12zM-48-42l16-12v12l-16 12zM-48-66l16-12v12l-16 12zM32-2l16-12v12zM32-18l16-12v12L32-6zM32-42l16-12v12L32-30zM32-66l16-12v12L32-54z',
  ],
  ['second', 'M-60-74q60-76 120 0l-14 8q-46-54-92 0z'],
  [
    'glow',
    'M-53 -80a5 5 0 1 0 10 0a5 5 0 1 0-10 0zM-35 -95a5 5 0 1 0 10 0a5 5 0 1 0-10 0zM-15 -104a5 5 0 1 0 10 0a5 5 0 1 0-10 0zM5 -104a5 5 0 1 0 10 0a5 5 0 1 0-10 0zM25 -95a5 5 0 1 0 10 0a5 5 0 1 0-10 0zM43 -80a5 5 0 1 0 10 0a5 5 0 1 0-10 0z',
  ],
  ['wood', 'M-41-86h2v-30h-2zM39-86h2v-30h-2z'],
  ['cloth', 'M-39-116l20 7-20 7zM39-116l-20 7 20 7z'],
] as const

export const land = {
  gate,
  neutral: {
    plant: plant,
    sky: sky,
    stops: [
      ferrisWheel,
      candyStands,
      ticketBooth,
      swanBoats,
      bigTop,
      ringToss,
      archBulbs,
      carousel,
    ],
  },
  spooky: {
    end: ghostTrain,
    plant: nightPlant,
    sky: sky,
    stops: [
      ferrisWheel,
      shutteredStands,
      hallMirrors,
      stillSwan,
      fortuneTeller,
      emptyBooth,
      strongmansBell,
    ],
  },
} as const
