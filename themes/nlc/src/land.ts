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

export const land = {
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
    plant: antennaFarm,
    sky: nightSky,
    stops: [antennaFarm, strayCats, darkBlock, rooftopPool, bigScreen, vents, brokenSign],
  },
} as const
