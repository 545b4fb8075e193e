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

const temple = {
  drawing: [
    ['stone', 'M-95 0h190l-8-18H-87z'],
    ['shade', 'M-26 0h52l-5-18h-42z'],
    ['stone', 'M-24-3h48l-1-3h-46zM-23-9h46l-1-3h-44z'],
    ['shade', 'M-74-18v-74H74v74z'],
    ['ink', 'M-16-18v-52h32v52z'],
    ['roof', 'M-74-18h11v-74h-11zM-33-18h11v-74h-11zM22-18h11v-74H22zM63-18h11v-74H63z'],
    ['wood', 'M-80-88H80v-8H-80z'],
    ['leaning', 'M-97-92q38-8 50-44H47q12 36 50 44 3 8-6 8H-91q-9 0-6-8z'],
    ['cloth', 'M-97-92q3 6 12 4H85q9 2 12-4 3 8-6 8H-91q-9 0-6-8z'],
    ['shade', 'M-44-134v-44h88v44z'],
    ['roof', 'M-44-134h9v-44h-9zM35-134h9v-44h-9z'],
    ['second', 'M-20-150h40v-20h-40z'],
    ['ink', 'M-14-154h6v-12h-6zM-3-154h6v-12h-6zM8-154h6v-12H8z'],
    ['leaning', 'M-80-174q32-8 44-48Q-20-236 0-236t36 14q12 40 44 48 3 8-6 8H-74q-9 0-6-8z'],
    ['cloth', 'M-80-174q3 6 12 4H68q9 2 12-4 3 8-6 8H-74q-9 0-6-8z'],
    ['second', 'M-40-224q14-14 40-14t40 14l5-9q-18-16-45-16t-45 16z'],
    ['glow', 'M-8-256a8 8 0 1 0 16 0a8 8 0 1 0-16 0z'],
    ['second', 'M-3-264h6l-3-26z'],
    ['pale', 'M-60-84h12v30l-4-4-4 4-4-4zM48-84h12v30l-4-4-4 4-4-4z'],
    ['ink', 'M-57-74h2v3h-2zM-53-74h2v3h-2zM51-74h2v3h-2zM55-74h2v3h-2z'],
    [
      'wood',
      'M-87-84h2v16h-2zM85-84h2v16h-2zM-43-84h2v16h-2zM41-84h2v16h-2zM-69-166h2v14h-2zM67-166h2v14h-2zM-13-84h2v16h-2zM11-84h2v16h-2z',
    ],
  ],
  lights: [
    'M-93 -70h14l3 10-3 10h-14l-3-10z',
    'M-49 -70h14l3 10-3 10h-14l-3-10z',
    'M35 -70h14l3 10-3 10h-14l-3-10z',
    'M79 -70h14l3 10-3 10h-14l-3-10z',
    'M-19 -70h14l3 10-3 10h-14l-3-10z',
    'M5 -70h14l3 10-3 10h-14l-3-10z',
    'M-75 -154h14l3 10-3 10h-14l-3-10z',
    'M61 -154h14l3 10-3 10h-14l-3-10z',
  ],
} as const

const gate = [
  ['stone', 'M-50 0h24v-8h-24zM26 0h24v-8H26z'],
  ['roof', 'M-43-8v-86h10v86zM33-8v-86h10v86z'],
  ['roof', 'M-54-70H54v8H-54z'],
  ['wood', 'M-16-74v-22h32v22z'],
  ['second', 'M-12-76h24v-14h-24z'],
  ['leaf', 'M-66-86q66-10 132 0l-6-14q6-4 8-10-68 16-136 0 2 6 8 10z'],
  ['wood', 'M-25-62h2v8h-2zM23-62h2v8h-2z'],
  ['glow', 'M-31-54h14l4 9-4 9h-14l-4-9zM17-54h14l4 9-4 9H17l-4-9z'],
] as const

export const land = {
  gate,
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
    end: temple,
    plant: bambooGrove,
    sky: nightSky,
    stops: [moonGate, bambooGrove, teaHouse, blackLotus, dimLantern, oldStones, templeBell],
  },
} as const
