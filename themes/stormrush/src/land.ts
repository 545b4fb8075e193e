/** What stands on the map of this brand's seasons: parts of drawings by role, each drawn from its foot at 0 0. */

const startLine = [
  ['stone', 'M-3 -110h6v110h-6z'],
  ['cloth', 'M3-110h50l-14 16 14 16H3z'],
] as const

const windField = [
  ['wood', 'M-3 -116h6v116h-6z'],
  ['cloth', 'M3-114l26 4v26l-26-2z'],
  ['wall', 'M29-110l20 6v16l-20-4z'],
  ['cloth', 'M49-104l16 6v6l-16-4z'],
] as const

const boathouse = [
  ['stone', 'M-44 0v-50q44-34 88 0V0z'],
  ['ink', 'M-20 0v-36h40V0z'],
  ['cloth', 'M-44 -56h88v6h-88z'],
] as const

const rapids = [
  ['wood', 'M-34-14h68L22 2h-44z'],
  ['wall', 'M-2-16v-58L26-20z'],
  ['cloth', 'M-6-20v-44l-18 44z'],
] as const

const weatherStation = [
  ['wood', 'M-3 -60h6v60h-6z'],
  ['wall', 'M0 -108a28 28 0 1 0 .1 0z'],
  ['ink', 'M-3-80l16-20 4 4-14 20z'],
  ['roof', 'M0 -85a5 5 0 1 0 .1 0z'],
] as const

const gearDepot = [
  ['roof', 'M-34-40h68V0h-68z'],
  ['wall', 'M-34-40h68l-6 6h-56zM-28-6h56l6 6h-68z'],
  ['ink', 'M-20-28h40v6h-40zM-20-18h40v6h-40z'],
] as const

const radioMast = [
  ['stone', 'M-4-130h8L18 0H6L0-96-6 0h-12zM-12 -62h24v5h-24z'],
  ['glow', 'M0 -141a7 7 0 1 0 .1 0z'],
] as const

const summitHut = [
  ['stone', 'M-36 -52h72v52h-72z'],
  ['cloth', 'M-48 -48L0 -92L48 -48z'],
  ['wood', 'M-8 -28h16v28h-16z'],
  ['glow', 'M-28 -40h13v13h-13zM15 -40h13v13h-13z'],
] as const

const snappedMast = [
  ['dark', 'M-4-130h8L18 0H6L0-96-6 0h-12zM-12 -62h24v5h-24z'],
  ['glow', 'M0 -141a7 7 0 1 0 .1 0z'],
] as const

const lightningRods = [
  ['stone', 'M-30 0q4-30 30-32 26 2 30 32z'],
  ['glow', 'M6-126l-30 58h20l-14 42 40-60H2l20-40z'],
] as const

const whirlpool = [
  ['wood', 'M-34-14h68L22 2h-44z'],
  ['wall', 'M-2-16v-58L26-20z'],
  ['stone', 'M-6-20v-44l-18 44z'],
] as const

const stormBell = [
  ['wood', 'M-34 -84h8v84h-8zM26 -84h8v84h-8zM-40 -90h80v8h-80z'],
  ['glow', 'M-20-36q6-6 6-26 0-16 14-16t14 16q0 20 6 26z'],
  ['ink', 'M0 -38a6 6 0 1 0 .1 0z'],
] as const

const sky = [
  [
    'second',
    'M90 110l6-30h4l-4 30zM220 120l6-30h4l-4 30zM350 130l6-30h4l-4 30zM480 140l6-30h4l-4 30zM610 150l6-30h4l-4 30zM740 160l6-30h4l-4 30zM870 170l6-30h4l-4 30zM1000 180l6-30h4l-4 30zM1130 190l6-30h4l-4 30zM1260 110l6-30h4l-4 30zM1390 120l6-30h4l-4 30zM1520 130l6-30h4l-4 30z',
  ],
  [
    'cloud',
    'M120 120h260a40 40 0 0 0-10-78 70 70 0 0 0-130-14 52 52 0 0 0-84 34 34 34 0 0 0-36 58zM640 96h220a34 34 0 0 0-8-66 60 60 0 0 0-110-10 44 44 0 0 0-72 26 28 28 0 0 0-30 50z',
  ],
] as const

const nightSky = [
  ['glow', 'M560 90l-24 46h16l-11 34 32-48h-17l16-32zM1120 150l-20 40h14l-9 28 26-40h-14l13-28z'],
] as const

const lighthouse = {
  drawing: [
    ['shade', 'M-95 0l14-34 30-8 12-18h74l20 14 26 8 14 38z'],
    ['stone', 'M-60 0l8-26 26-12 8-14h18L-14-26-30 0z'],
    ['wall', 'M40-40v-44h46v44z'],
    ['leaning', 'M34-84l12-22h34l12 22z'],
    ['stone', 'M-40-54l14-182h52l14 182z'],
    ['shade', 'M8-54l2-182h16l14 182z'],
    ['cloth', 'M-39-66l2-26L0-76l37-16 2 26L0-50zM-29-196l2-26L0-206l27-16 2 26L0-180z'],
    ['ink', 'M-40-236l8-12h64l8 12z'],
    [
      'stone',
      'M-42-250h84v-4h-84zM-40-266h80v-3h-80zM-40-266h3v16h-3zM-20-266h3v16h-3zM17-266h3v16h-3zM37-266h3v16h-3z',
    ],
    ['wall', 'M-24-254v-46h48v46z'],
    ['leaning', 'M-32-298l10-16h44l10 16z'],
    ['cloth', 'M-22-314h44l-8-10h-28z'],
    ['wood', 'M-1-324h3v-20h-3z'],
    ['ink', 'M-12-54v-30l6-8H6l6 8v30z'],
  ],
  lights: [
    'M54-48v-20l4-4h14l4 4v20z',
    'M-24-106v-14l4-4h6l4 4v14z',
    'M10-106v-14l4-4h6l4 4v14z',
    'M-7-132v-14l4-4h6l4 4v14z',
    'M-22-160v-14l4-4h6l4 4v14z',
    'M8-160v-14l4-4h6l4 4v14z',
    'M-7-214v-14l4-4h6l4 4v14z',
    'M-20-258v-30l6-6h28l6 6v30z',
  ],
} as const

const gate = [
  ['stone', 'M-52 0l4-92h12l4 92h-6l-3-40-3 40zM32 0l4-92h12l4 92h-6l-3-40-3 40z'],
  ['ink', 'M-62-84l8-30H54l8 30z'],
  [
    'cloth',
    'M-44-90l8-9-8-9h10l8 9-8 9zM-18-90l8-9-8-9H-8l8 9-8 9zM8-90l8-9-8-9h10l8 9-8 9zM34-90l8-9-8-9h8l8 9-8 9z',
  ],
  ['second', 'M-62-84H62v4H-62z'],
  ['glow', 'M-46 -118a4 4 0 1 0 8 0a4 4 0 1 0-8 0zM38 -118a4 4 0 1 0 8 0a4 4 0 1 0-8 0z'],
] as const

export const land = {
  gate,
  neutral: {
    plant: windField,
    sky: sky,
    stops: [
      startLine,
      windField,
      boathouse,
      rapids,
      weatherStation,
      gearDepot,
      radioMast,
      summitHut,
    ],
  },
  spooky: {
    end: lighthouse,
    plant: radioMast,
    sky: nightSky,
    stops: [snappedMast, lightningRods, boathouse, whirlpool, weatherStation, gearDepot, stormBell],
  },
} as const
