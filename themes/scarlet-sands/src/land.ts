/** What stands on the map of this brand's seasons: parts of drawings by role, each drawn from its foot at 0 0. */

const firstWell = [
  ['stone', 'M-34 0v-34h68V0z'],
  ['ink', 'M-26-34h52v8h-52z'],
  ['wood', 'M-32 -84h6v52h-6zM26 -84h6v52h-6z'],
  ['roof', 'M-46 -80L0 -112L46 -80z'],
] as const

const datePalms = [
  ['wood', 'M-5 0q8-40 0-84h9q8 44 2 84z'],
  [
    'leaf',
    'M0-84q-34-22-52 6 26-8 52 0-20-34 4-46 6 26-2 44 24-30 50-6-26-4-48 8 30 8 32 34-20-18-34-32-14 16-34 24 6-24 32-32z',
  ],
] as const

const pottersTent = [
  ['wall', 'M-48 0L-28 -48L28 -48L48 0z'],
  ['roof', 'M-28 -48L-10 -48L-15 0L-48 0zM10 -48L28 -48L48 0L15 0z'],
  ['second', 'M-36 -46L0 -84L36 -46z'],
  ['wood', 'M-2 -108h4v26h-4z'],
  ['roof', 'M2 -108L24 -101L2 -94z'],
] as const

const oasis = [
  ['leaf', 'M-50-4q50-16 100 0-50 14-100 0z'],
  ['leaf', 'M0-46q16 22 0 40-16-18 0-40zM-6-8q-34-4-34-32 26 4 34 32zM6-8q34-4 34-32-26 4-34 32z'],
] as const

const spiceStall = [
  ['wood', 'M-36 -36h72v36h-72z'],
  ['wall', 'M-32 -66h5v32h-5zM27 -66h5v32h-5z'],
  ['roof', 'M-42-86h84l6 22q-10 10-18 0-9 10-18 0-12 10-24 0-9 10-18 0-8 10-18 0z'],
  ['glow', 'M-16 -51a7 7 0 1 0 .1 0zM2 -51a7 7 0 1 0 .1 0zM20 -51a7 7 0 1 0 .1 0z'],
] as const

const restingCamels = [
  [
    'wood',
    'M-56-30q4-20 20-22 10-22 22 0 10-24 24 0 12 0 14 8 8-30 20-34h14v10l-10 4q-8 36-22 40v24h-7v-22h-40v22h-7v-24q-10 0-10 10z',
  ],
  ['roof', 'M-24-58h38l4 16h-46z'],
] as const

const tiledArch = [['second', 'M-46 0v-58a46 46 0 0 1 92 0V0H26v-56a26 26 0 0 0-52 0V0z']] as const

const singingDunes = [
  ['stone', 'M-60 0q30-50 60-52 20 2 60 52z'],
  ['wall', 'M0-52q-8 30 20 52h40q-40-50-60-52z'],
] as const

const tentWhispers = [
  ['stone', 'M-48 0L-28 -48L28 -48L48 0z'],
  ['ink', 'M-28 -48L-10 -48L-15 0L-48 0zM10 -48L28 -48L48 0L15 0z'],
  ['roof', 'M-36 -46L0 -84L36 -46z'],
  ['wood', 'M-2 -108h4v26h-4z'],
  ['ink', 'M2 -108L24 -101L2 -94z'],
] as const

const mirage = [
  ['leaf', 'M-50-4q50-16 100 0-50 14-100 0z'],
  ['stone', 'M0-46q16 22 0 40-16-18 0-40zM-6-8q-34-4-34-32 26 4 34 32zM6-8q34-4 34-32-26 4-34 32z'],
] as const

const coldFire = [
  ['wood', 'M-34 0l60-14 4 8-60 10zM34 0l-60-14-4 8 60 10z'],
  ['roof', 'M-22-14q-8-28 12-48 0 18 10 22 0-26 14-34 0 26 10 34 6 14-4 26z'],
  ['glow', 'M-10-14q-4-16 8-28 4 14 10 16 4 8-2 12z'],
] as const

const brokenJars = [
  ['stone', 'M-12-64h24l-3 10q24 16 18 38-4 16-14 16h-26q-10 0-14-16-6-22 18-38z'],
  ['second', 'M-24-26q24 8 48 0v8q-24 8-48 0z'],
] as const

const caravanBell = [
  ['wood', 'M-34 -84h8v84h-8zM26 -84h8v84h-8zM-40 -90h80v8h-80z'],
  ['glow', 'M-20-36q6-6 6-26 0-16 14-16t14 16q0 20 6 26z'],
  ['ink', 'M0 -38a6 6 0 1 0 .1 0z'],
] as const

const nightPlant = [['wood', 'M-5 0q8-40 0-84h9q8 44 2 84z']] as const

const sky = [
  [
    'wall',
    'M160 87a3 3 0 1 0 .1 0zM260 148a2 2 0 1 0 .1 0zM420 67a3 3 0 1 0 .1 0zM610 118a2 2 0 1 0 .1 0zM740 57a3 3 0 1 0 .1 0zM880 128a2 2 0 1 0 .1 0zM990 77a3 3 0 1 0 .1 0zM1350 167a3 3 0 1 0 .1 0zM1500 88a2 2 0 1 0 .1 0z',
  ],
] as const

const rockPalace = {
  drawing: [
    [
      'leaning',
      'M-97 0q-6-110 10-176l14-20q4-66 34-96l16-6 22-22 26 10 14 22 20 10q24 40 24 92l12 24q8 70 2 162z',
    ],
    ['shade', 'M-76 0v-176l12-24v-44l18-20h92l18 20v44l12 24V0z'],
    ['stone', 'M-72 0v-9H72V0zM-70-104H70v-11H-70zM-70-115L0-148l70 33z'],
    ['shade', 'M-46-115L0-137l46 22z'],
    ['stone', 'M-64-9h11v-95h-11zM-38-9h11v-95h-11zM27-9h11v-95H27zM53-9h11v-95H53z'],
    ['second', 'M-66-96h15v-8h-15zM-40-96h15v-8h-15zM25-96h15v-8H25zM51-96h15v-8H51z'],
    ['ink', 'M-18-9v-58q0-10 18-20 18 10 18 20v58z'],
    ['stone', 'M-64-140v-66h26v66zM38-140v-66h26v66zM-20-146v-66h40v66z'],
    ['second', 'M-68-206h34v-7h-34zM34-206h34v-7H34zM-25-212h50v-7h-50z'],
    ['stone', 'M-68-213l34-24v24zM68-213l-34-24v24zM-22-219q4-24 22-34 18 10 22 34z'],
    ['cloth', 'M-56-132h10v34l-5-6-5 6zM46-132h10v34l-5-6-5 6z'],
  ],
  lights: [
    'M-50 -12v-51a5 5 0 0 1 10 0v51z',
    'M40 -12v-51a5 5 0 0 1 10 0v51z',
    'M-10-9v-50q0-7 10-14 10 7 10 14v50z',
    'M-58 -152v-33a7 7 0 0 1 14 0v33z',
    'M44 -152v-33a7 7 0 0 1 14 0v33z',
    'M-9 -156v-33a9 9 0 0 1 18 0v33z',
    'M-7 -124a7 7 0 1 0 14 0a7 7 0 1 0-14 0z',
    'M-6-232q6-12 0-24 14 8 12 16t-6 12z',
  ],
} as const

const gate = [
  ['wood', 'M-46 0v-106h7V0zM39 0v-106h7V0zM-58-100H58v-6H-58z'],
  ['glow', 'M-47 -110a5 5 0 1 0 10 0a5 5 0 1 0-10 0zM37 -110a5 5 0 1 0 10 0a5 5 0 1 0-10 0z'],
  ['cloth', 'M-52-100H52v26l-13 10-13-10-13 10-13-10-13 10-13-10-13 10-13-10z'],
  [
    'second',
    'M-52-92H52v4H-52zM-45-84l6-5 6 5-6 5zM-19-84l6-5 6 5-6 5zM7-84l6-5 6 5-6 5zM33-84l6-5 6 5-6 5z',
  ],
  ['wood', 'M-30-72h2v14h-2zM28-72h2v14h-2z'],
  ['glow', 'M-35-58q6-8 12 0v12l-6 6-6-6zM23-58q6-8 12 0v12l-6 6-6-6z'],
  ['stone', 'M-54 0l6-14h11l6 14zM31 0l6-14h11l6 14z'],
] as const

export const land = {
  gate,
  neutral: {
    plant: datePalms,
    sky: sky,
    stops: [
      firstWell,
      datePalms,
      pottersTent,
      oasis,
      spiceStall,
      restingCamels,
      tiledArch,
      firstWell,
    ],
  },
  spooky: {
    end: rockPalace,
    plant: nightPlant,
    sky: sky,
    stops: [firstWell, singingDunes, tentWhispers, mirage, coldFire, brokenJars, caravanBell],
  },
} as const
