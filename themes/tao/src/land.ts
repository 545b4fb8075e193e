/** What stands on the map of this brand's seasons: parts of drawings by role, each drawn from its foot at 0 0. */

const moonGate = [
  ['wall', 'M-52 0v-108H52V0H18a40 40 0 1 0-36 0z'],
  ['roof', 'M-62-106q62-20 124 0v-10q-62-20-124 0z'],
] as const

const bambooGrove = [
  ['leaf', 'M-26 -104h6v104h-6zM-8 -126h6v126h-6zM12 -112h6v112h-6zM28 -90h6v90h-6z'],
  [
    'second',
    'M-20-96q26-4 34-22-24 0-34 22zM-2-116q-24-4-30-22 22 2 30 22zM18-84q22-2 30-18-20 0-30 18z',
  ],
] as const

const teaHouse = [
  ['wood', 'M-44 -10h88v10h-88zM-40 -64h5v56h-5zM35 -64h5v56h-5z'],
  ['roof', 'M-60-60Q0-82 60-60L0-104z'],
  ['wall', 'M-12-24h24q0 16-12 16t-12-16z'],
  ['second', 'M12-22q10 0 4 10l-4-2z'],
] as const

const lotusPond = [
  ['leaf', 'M-50-4q50-16 100 0-50 14-100 0z'],
  [
    'second',
    'M0-46q16 22 0 40-16-18 0-40zM-6-8q-34-4-34-32 26 4 34 32zM6-8q34-4 34-32-26 4-34 32z',
  ],
] as const

const lanternStand = [
  ['wood', 'M-2 -112h4v112h-4z'],
  ['wood', 'M-2 -112h34v4h-34z'],
  ['roof', 'M14-104h32l8 22-8 22H14L6-82z'],
  ['glow', 'M22 -96h16v28h-16z'],
  ['second', 'M28 -60h4v18h-4z'],
] as const

const quietStones = [
  ['stone', 'M-50 0q-2-26 16-30t20 30zM-8 0q0-40 18-40t20 40zM32 0q2-22 14-20t10 20z'],
] as const

const redBridge = [
  ['roof', 'M-56 0q56-70 112 0H42q-42-48-84 0z'],
  ['wood', 'M-40-30h5v-24h-5zM-3-50h6v-24h-6zM35-30h5v-24h-5zM-42-54q42-28 84 0v5q-42-28-84 0z'],
] as const

const pagoda = [
  ['wall', 'M-30 -40h60v40h-60zM-20 -86h40v34h-40z'],
  ['roof', 'M-56-38q30-4 40-20h32q10 16 40 20zM-42-84q24-4 30-18h24q6 14 30 18z'],
  ['wood', 'M-2 -126h4v26h-4z'],
  ['glow', 'M-6 -28h12v28h-12z'],
] as const

const blackLotus = [
  ['leaf', 'M-50-4q50-16 100 0-50 14-100 0z'],
  ['ink', 'M0-46q16 22 0 40-16-18 0-40zM-6-8q-34-4-34-32 26 4 34 32zM6-8q34-4 34-32-26 4-34 32z'],
] as const

const dimLantern = [
  ['wood', 'M-2 -112h4v112h-4z'],
  ['wood', 'M-2 -112h34v4h-34z'],
  ['stone', 'M14-104h32l8 22-8 22H14L6-82z'],
  ['glow', 'M22 -96h16v28h-16z'],
  ['second', 'M28 -60h4v18h-4z'],
] as const

const oldStones = [
  ['dark', 'M-50 0q-2-26 16-30t20 30zM-8 0q0-40 18-40t20 40zM32 0q2-22 14-20t10 20z'],
] as const

const templeBell = [
  ['wood', 'M-34 -84h8v84h-8zM26 -84h8v84h-8zM-40 -90h80v8h-80z'],
  ['stone', 'M-20-36q6-6 6-26 0-16 14-16t14 16q0 20 6 26z'],
  ['ink', 'M0 -38a6 6 0 1 0 .1 0z'],
] as const

const sky = [
  [
    'cloud',
    'M120 170q70-40 150-10 60-30 120 10-140 24-270 0zM640 110q60-34 130-8 50-22 100 8-120 22-230 0z',
  ],
] as const

const nightSky = [
  [
    'glow',
    'M560 130h20l5 14-5 14h-20l-5-14zM640 178h20l5 14-5 14h-20l-5-14zM1120 196h20l5 14-5 14h-20l-5-14zM760 90h20l5 14-5 14h-20l-5-14z',
  ],
] as const

export const land = {
  neutral: {
    plant: bambooGrove,
    sky: sky,
    stops: [
      moonGate,
      bambooGrove,
      teaHouse,
      lotusPond,
      lanternStand,
      quietStones,
      redBridge,
      pagoda,
    ],
  },
  spooky: {
    plant: bambooGrove,
    sky: nightSky,
    stops: [moonGate, bambooGrove, teaHouse, blackLotus, dimLantern, oldStones, templeBell],
  },
} as const
