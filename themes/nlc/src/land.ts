/** What stands on the map of this brand's seasons: parts of drawings by role, each drawn from its foot at 0 0. */

const antennaFarm = [
  ['stone', 'M-3 -120h6v120h-6zM-26 -104h52v4h-52zM-18 -88h36v4h-36zM-12 -72h24v4h-24z'],
  ['roof', 'M0 -130a6 6 0 1 0 .1 0z'],
] as const

const waterTanks = [
  ['wood', 'M-26 -40h5v40h-5zM21 -40h5v40h-5zM-3 -40h6v40h-6z'],
  ['stone', 'M-32 -96h64v56h-64z'],
  ['second', 'M-38 -96L0 -122L38 -96z'],
] as const

const cornerBlock = [
  ['wall', 'M-24 -150h48v150h-48z'],
  ['second', 'M-28 -158h56v10h-56zM-2 -186h4v28h-4z'],
  [
    'glow',
    'M-17 -140h12v12h-12zM5 -140h12v12h-12zM-17 -114h12v12h-12zM5 -114h12v12h-12zM-17 -88h12v12h-12zM5 -88h12v12h-12zM-17 -62h12v12h-12zM5 -62h12v12h-12zM-17 -36h12v12h-12zM5 -36h12v12h-12z',
  ],
] as const

const rooftopPool = [
  ['stone', 'M-56 -14h112v14h-112z'],
  ['water', 'M-48 -14h96v10h-96z'],
  ['cloth', 'M20 -14L30 -80L70 -70L30 -74z'],
  ['wall', 'M-40 -44h4v30h-4zM-24 -44h4v30h-4zM-40 -36h20v3h-20z'],
] as const

const bigScreen = [
  ['stone', 'M-34 -40h6v40h-6zM28 -40h6v40h-6z'],
  ['ink', 'M-48 -112h96v72h-96z'],
  ['cloth', 'M-40 -104h80v10h-80zM-40 -86h50v10h-50z'],
  ['second', 'M24 -80a14 14 0 1 0 .1 0z'],
] as const

const vents = [
  ['stone', 'M-30 0v-34h60V0z'],
  ['wall', 'M-12-34v-36h38v14H4v22z'],
  ['ink', 'M-22 -24h44v5h-44zM-22 -14h44v5h-44z'],
] as const

const neonSign = [
  ['stone', 'M-4 -110h8v110h-8z'],
  ['cloth', 'M-40-116h66l18 16-18 16h-66z'],
  ['glow', 'M-28 -104a4 4 0 1 0 .1 0zM-10 -104a4 4 0 1 0 .1 0zM8 -104a4 4 0 1 0 .1 0z'],
] as const

const penthouse = [
  ['second', 'M-24 -150h48v150h-48z'],
  ['cloth', 'M-28 -158h56v10h-56zM-2 -186h4v28h-4z'],
  [
    'glow',
    'M-17 -140h12v12h-12zM5 -140h12v12h-12zM-17 -114h12v12h-12zM5 -114h12v12h-12zM-17 -88h12v12h-12zM5 -88h12v12h-12zM-17 -62h12v12h-12zM5 -62h12v12h-12zM-17 -36h12v12h-12zM5 -36h12v12h-12z',
  ],
] as const

const strayCats = [
  ['ink', 'M-20 0q-8-40 8-52l-6-24 16 12h10l14-12-4 26q18 22 6 50zM24-6q30-2 24-36 14 44-24 44z'],
  ['glow', 'M-4 -53.5a3.5 3.5 0 1 0 .1 0zM10 -53.5a3.5 3.5 0 1 0 .1 0z'],
] as const

const darkBlock = [
  ['stone', 'M-24 -150h48v150h-48z'],
  ['ink', 'M-28 -158h56v10h-56zM-2 -186h4v28h-4z'],
  [
    'dark',
    'M-17 -140h12v12h-12zM5 -140h12v12h-12zM-17 -114h12v12h-12zM5 -114h12v12h-12zM-17 -88h12v12h-12zM5 -88h12v12h-12zM-17 -62h12v12h-12zM5 -62h12v12h-12zM-17 -36h12v12h-12zM5 -36h12v12h-12z',
  ],
] as const

const brokenSign = [
  ['stone', 'M-4 -110h8v110h-8z'],
  ['stone', 'M-40-116h66l18 16-18 16h-66z'],
  ['glow', 'M-28 -104a4 4 0 1 0 .1 0zM-10 -104a4 4 0 1 0 .1 0zM8 -104a4 4 0 1 0 .1 0z'],
] as const

const sky = [
  [
    'wall',
    'M160 87a3 3 0 1 0 .1 0zM260 148a2 2 0 1 0 .1 0zM420 67a3 3 0 1 0 .1 0zM610 118a2 2 0 1 0 .1 0zM740 57a3 3 0 1 0 .1 0zM880 128a2 2 0 1 0 .1 0zM990 77a3 3 0 1 0 .1 0zM1350 167a3 3 0 1 0 .1 0zM1500 88a2 2 0 1 0 .1 0z',
  ],
] as const

const nightSky = [
  [
    'roof',
    'M560 126a4 4 0 1 0 .1 0zM544 136h32v3h-32zM700 176a4 4 0 1 0 .1 0zM684 186h32v3h-32zM1120 186a4 4 0 1 0 .1 0zM1104 196h32v3h-32z',
  ],
] as const

const powerStation = {
  drawing: [
    ['stone', 'M38-100l5-200h24l5 200zM-6-100l5-168h22l5 168z'],
    ['shade', 'M56-100l2-200h9l5 200zM12-100l2-168h7l5 168z'],
    [
      'cloth',
      'M42-262l1-22h25l1 22zM40-206l1-22h29l1 22zM-2-232l1-20h22l1 20zM-4-180l1-20h26l1 20z',
    ],
    ['ink', 'M40-300h30v7H40zM-4-268h28v7H-4z'],
    ['glow', 'M51-306a4 4 0 1 0 8 0a4 4 0 1 0-8 0zM6-274a4 4 0 1 0 8 0a4 4 0 1 0-8 0z'],
    ['wall', 'M-92 0v-132H92V0z'],
    ['leaning', 'M-94-130v-12l30-24v24l30-24v24l30-24v24l30-24v24l30-24v24l38-24v36z'],
    ['shade', 'M-94-130H94v8H-94zM-94-8H94V0H-94z'],
    ['stone', 'M-92-122h5V-8h-5zM-47-122h5V-8h-5zM-2-122h5V-8h-5zM42-122h5V-8h-5zM87-122h5V-8h-5z'],
    ['ink', 'M-62-196h38v46h-38z'],
    [
      'second',
      'M-62-196h38v3h-38zM-62-153h38v3h-38zM-62-196h3v46h-3zM-27-196h3v46h-3zM-46-150h6v12h-6z',
    ],
    ['second', 'M-40-190l-16 19h10l-5 15 18-21h-10l7-13z'],
  ],
  lights: [
    'M-84 -14v-42h34v42z',
    'M-84 -66v-46h34v46z',
    'M-39 -14v-42h34v42z',
    'M-39 -66v-46h34v46z',
    'M6 -14v-42h34v42z',
    'M6 -66v-46h34v46z',
    'M50 -14v-42h34v42z',
    'M50 -66v-46h34v46z',
  ],
} as const

const gate = [
  ['ink', 'M-48 0v-96h14V0zM34 0v-96h14V0z'],
  ['cloth', 'M-43-4v-88h4v88zM39-4v-88h4v88z'],
  ['ink', 'M-58-92H58v-26H-58z'],
  ['second', 'M-54-96H54v-3H-54zM-54-111H54v-3H-54z'],
  ['cloth', 'M-40-102l6-6h12l-6 6zM-18-102l6-6H0l-6 6zM4-102l6-6h12l-6 6zM26-102l6-6h12l-6 6z'],
  ['stone', 'M-54 0h26v-6h-26zM28 0h26v-6H28z'],
] as const

export const land = {
  gate,
  neutral: {
    plant: antennaFarm,
    sky: sky,
    stops: [
      antennaFarm,
      waterTanks,
      cornerBlock,
      rooftopPool,
      bigScreen,
      vents,
      neonSign,
      penthouse,
    ],
  },
  spooky: {
    end: powerStation,
    plant: antennaFarm,
    sky: nightSky,
    stops: [antennaFarm, strayCats, darkBlock, rooftopPool, bigScreen, vents, brokenSign],
  },
} as const
