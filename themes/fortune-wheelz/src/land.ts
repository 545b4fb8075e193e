/** What stands on the map of this brand's seasons: parts of drawings by role, each drawn from its foot at 0 0. */

const drivein = [
  ['stone', 'M-34 -40h6v40h-6zM28 -40h6v40h-6z'],
  ['ink', 'M-48 -112h96v72h-96z'],
  ['cloth', 'M-40 -104h80v10h-80zM-40 -86h50v10h-50z'],
  ['second', 'M24 -80a14 14 0 1 0 .1 0z'],
] as const

const fillingStation = [
  ['cloth', 'M-16 -84h32v84h-32z'],
  ['wall', 'M-10 -76h20v18h-20z'],
  ['second', 'M0 -113a15 15 0 1 0 .1 0z'],
  ['stone', 'M16-60h14v36h-5v-30h-9z'],
] as const

const diner = [
  ['wall', 'M-56 0v-50q0-8 10-8h92q10 0 10 8V0z'],
  ['roof', 'M-62 -66h124v10h-124zM-56 -16h112v6h-112z'],
  ['glow', 'M-46 -46h18v22h-18zM-20 -46h18v22h-18zM6 -46h18v22h-18zM30 -46h18v22h-18z'],
  ['second', 'M-30-70h60v-22h-60z'],
] as const

const boatRamp = [
  ['wood', 'M-34-14h68L22 2h-44z'],
  ['wall', 'M-2-16v-58L26-20z'],
  ['cloth', 'M-6-20v-44l-18 44z'],
] as const

const motelSign = [
  ['stone', 'M-4 -110h8v110h-8z'],
  ['cloth', 'M-40-116h66l18 16-18 16h-66z'],
  ['glow', 'M-28 -104a4 4 0 1 0 .1 0zM-10 -104a4 4 0 1 0 .1 0zM8 -104a4 4 0 1 0 .1 0z'],
] as const

const roadsideCars = [
  ['roof', 'M-56-16q0-18 18-20l16-22h36l18 22q24 2 24 20v8h-112z'],
  ['wall', 'M-16-40l10-14h16l12 14z'],
  ['ink', 'M-32 -18a10 10 0 1 0 .1 0zM32 -18a10 10 0 1 0 .1 0z'],
  ['glow', 'M52 -28a4 4 0 1 0 .1 0z'],
] as const

const waterTower = [
  ['wood', 'M-26 -40h5v40h-5zM21 -40h5v40h-5zM-3 -40h6v40h-6z'],
  ['stone', 'M-32 -96h64v56h-64z'],
  ['second', 'M-38 -96L0 -122L38 -96z'],
] as const

const lakeLodge = [
  ['wood', 'M-36 -52h72v52h-72z'],
  ['second', 'M-48 -48L0 -92L48 -48z'],
  ['wood', 'M-8 -28h16v28h-16z'],
  ['glow', 'M-28 -40h13v13h-13zM15 -40h13v13h-13z'],
] as const

const lastPump = [
  ['stone', 'M-16 -84h32v84h-32z'],
  ['wall', 'M-10 -76h20v18h-20z'],
  ['second', 'M0 -113a15 15 0 1 0 .1 0z'],
  ['stone', 'M16-60h14v36h-5v-30h-9z'],
] as const

const adriftCanoe = [
  ['wood', 'M-34-14h68L22 2h-44z'],
  ['wall', 'M-2-16v-58L26-20z'],
  ['stone', 'M-6-20v-44l-18 44z'],
] as const

const flickeringSign = [
  ['stone', 'M-4 -110h8v110h-8z'],
  ['stone', 'M-40-116h66l18 16-18 16h-66z'],
  ['glow', 'M-28 -104a4 4 0 1 0 .1 0zM-10 -104a4 4 0 1 0 .1 0zM8 -104a4 4 0 1 0 .1 0z'],
] as const

const emptyConvertible = [
  ['stone', 'M-56-16q0-18 18-20l16-22h36l18 22q24 2 24 20v8h-112z'],
  ['wall', 'M-16-40l10-14h16l12 14z'],
  ['ink', 'M-32 -18a10 10 0 1 0 .1 0zM32 -18a10 10 0 1 0 .1 0z'],
  ['glow', 'M52 -28a4 4 0 1 0 .1 0z'],
] as const

const levelCrossing = [
  ['wood', 'M-34 -84h8v84h-8zM26 -84h8v84h-8zM-40 -90h80v8h-80z'],
  ['roof', 'M-20-36q6-6 6-26 0-16 14-16t14 16q0 20 6 26z'],
  ['ink', 'M0 -38a6 6 0 1 0 .1 0z'],
] as const

const plant = [['leaf', 'M-8 0v-40h-20v-26h10v16h10v-46q8-10 16 0v34h10v-22h10v32H8V0z']] as const

const nightPlant = [
  ['wood', 'M-4-130h8L18 0H6L0-96-6 0h-12zM-12 -62h24v5h-24z'],
  ['glow', 'M0 -141a7 7 0 1 0 .1 0z'],
] as const

const sky = [
  [
    'cloud',
    'M170 120q14-16 26 0 12-16 28-2-18-6-28 8-12-12-26-6zM240 170q14-16 26 0 12-16 28-2-18-6-28 8-12-12-26-6zM690 90q14-16 26 0 12-16 28-2-18-6-28 8-12-12-26-6zM980 130q14-16 26 0 12-16 28-2-18-6-28 8-12-12-26-6zM1400 210q14-16 26 0 12-16 28-2-18-6-28 8-12-12-26-6z',
  ],
] as const

const nightSky = [
  [
    'cloud',
    'M560 116a14 14 0 1 0 .1 0zM590 100a20 20 0 1 0 .1 0zM620 118a14 14 0 1 0 .1 0zM1120 178a12 12 0 1 0 .1 0zM1144 164a18 18 0 1 0 .1 0z',
  ],
] as const

const saloon = {
  drawing: [
    ['shade', 'M-84 0v-196H84V0z'],
    ['wood', 'M-80 0v-196H80V0z'],
    ['ink', 'M-80-40H80v2H-80zM-80-66H80v2H-80zM-80-128H80v2H-80zM-80-152H80v2H-80z'],
    ['stone', 'M-92-196H92v-12H-92z'],
    ['wood', 'M-56-208v-26q20 0 24-22 32-20 64 0 4 22 24 22v26z'],
    ['stone', 'M-60-232q24 2 26-28 34-22 68 0 2 30 26 28v-8q-18-2-20-26-40-28-80 0-2 24-20 26z'],
    ['second', 'M0-248l6 12 13 2-9 9 2 13-12-6-12 6 2-13-9-9 13-2z'],
    ['ink', 'M-66-190H66v26H-66z'],
    ['cloth', 'M-66-190H66v3H-66zM-66-167H66v3H-66z'],
    [
      'second',
      'M-54-182h14v10h-14zM-34-182h14v10h-14zM-14-182H0v10h-14zM6-182h14v10H6zM26-182h14v10H26zM46-182h10v10H46z',
    ],
    ['stone', 'M-95-92H95v7H-95zM-95-116H95v4H-95z'],
    [
      'stone',
      'M-93-112h3v20h-3zM-69-112h3v20h-3zM-45-112h3v20h-3zM-21-112h3v20h-3zM3-112h3v20H3zM27-112h3v20h-3zM51-112h3v20h-3zM75-112h3v20h-3zM90-112h3v20h-3z',
    ],
    ['shade', 'M-92-85h7V0h-7zM-32-85h6V0h-6zM26-85h6V0h-6zM85-85h7V0h-7z'],
    ['ink', 'M-20 0v-66h40V0z'],
    ['roof', 'M-20-14v-36q10-8 19 0v36zM1-14v-36q9-8 19 0v36z'],
    ['wood', 'M-95 0h190v-7H-95z'],
  ],
  lights: [
    'M-74 -18v-42h34v42z',
    'M40 -18v-42h34v42z',
    'M-68 -118v-26a10 10 0 0 1 20 0v26z',
    'M48 -118v-26a10 10 0 0 1 20 0v26z',
    'M-32 -118v-26a10 10 0 0 1 20 0v26z',
    'M12 -118v-26a10 10 0 0 1 20 0v26z',
    'M-88-208v-6h-4l3-16h10l3 16h-4v6z',
    'M88-208v-6h4l-3-16h-10l-3 16h4v6z',
  ],
} as const

const gate = [
  ['stone', 'M-44 0v-92h8V0zM36 0v-92h8V0z'],
  ['roof', 'M-60-76h92V-112H-60z'],
  [
    'second',
    'M-56-80h84v-3h-84zM-56-105h84v-3h-84zM-48-88h12v-12h-12zM-28-88h12v-12h-12zM-8-88H4v-12H-8z',
  ],
  ['cloth', 'M32-120v52l32-26z'],
  [
    'glow',
    'M36.5 -94a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0zM44.5 -94a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0zM52.5 -94a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0zM-44 -118a4 4 0 1 0 8 0a4 4 0 1 0-8 0zM-24 -118a4 4 0 1 0 8 0a4 4 0 1 0-8 0zM-4 -118a4 4 0 1 0 8 0a4 4 0 1 0-8 0zM16 -118a4 4 0 1 0 8 0a4 4 0 1 0-8 0z',
  ],
  ['wall', 'M-50 0h20v-6h-20zM30 0h20v-6H30z'],
] as const

export const land = {
  gate,
  neutral: {
    plant: plant,
    sky: sky,
    stops: [
      drivein,
      fillingStation,
      diner,
      boatRamp,
      motelSign,
      roadsideCars,
      waterTower,
      lakeLodge,
    ],
  },
  spooky: {
    end: saloon,
    plant: nightPlant,
    sky: nightSky,
    stops: [drivein, lastPump, diner, adriftCanoe, flickeringSign, emptyConvertible, levelCrossing],
  },
} as const
