/** What stands on the map of this brand's seasons: parts of drawings by role, each drawn from its foot at 0 0. */

const coralGarden = [
  ['roof', 'M-6 0v-34l-22-22v-26h9v20l14 14v-52h10v48l16-16v-28h9v32L5-32V0z'],
] as const

const kelpGrove = [
  [
    'leaf',
    'M-26 0q16-24 0-50t2-52q16 26 4 52t4 50zM-2 0q18-34 0-70t4-62q18 34 4 66t6 66zM22 0q14-20 2-42t4-44q14 22 4 44t2 42z',
  ],
] as const

const sunkenChest = [
  ['wood', 'M-34 -42h68v42h-68z'],
  ['second', 'M-34 -42h68v8h-68zM-5 -42h10v42h-10z'],
  ['glow', 'M0 -32a6 6 0 1 0 .1 0z'],
] as const

const oldAnchor = [
  [
    'stone',
    'M0 -116a12 12 0 1 0 .1 0zM0 -98a6 6 0 1 1 .1 0zM-4 -94h8v84h-8zM-22 -82h44v7h-44zM-44-34l12 2q2 18 32 20 30-2 32-20l12-2q-2 38-44 38t-44-38z',
  ],
] as const

const bigShell = [
  ['second', 'M-44 0q-6-64 44-70 50 6 44 70z'],
  ['wall', 'M-3-66h6V0h-6zM-26-54l6-5L-12 0h-8zM26-54l-6-5L12 0h8z'],
] as const

const jellyBloom = [
  ['second', 'M-34-62q0-38 34-38t34 38z'],
  [
    'wall',
    'M-26-60q10 24-2 52h6q10-28 2-52zM-3-60q8 28 0 58h6q6-30 0-58zM20-60q8 24-2 50h6q10-26 2-50z',
  ],
] as const

const rockArch = [['stone', 'M-46 0v-58a46 46 0 0 1 92 0V0H26v-56a26 26 0 0 0-52 0V0z']] as const

const coralCastle = [
  ['roof', 'M-54 0v-64h14v14h10v-50h12v14h10v-30L0-134l8 18v30h10v-14h12v50h10v-14h14V0z'],
  ['glow', 'M0 -84a8 8 0 1 0 .1 0zM-28 -37a7 7 0 1 0 .1 0zM28 -37a7 7 0 1 0 .1 0z'],
  ['ink', 'M-12 0v-20a12 12 0 0 1 24 0V0z'],
] as const

const whaleBones = [
  [
    'wall',
    'M-54 0q-8-70 18-84-14 40-4 84zM-20 0q-10-88 8-108-6 50 4 108zM12 0q-8-80 18-104-12 52 0 104zM40 0q-6-60 22-74-16 34-10 74z',
  ],
] as const

const paleCoral = [
  ['stone', 'M-6 0v-34l-22-22v-26h9v20l14 14v-52h10v48l16-16v-28h9v32L5-32V0z'],
] as const

const robbedChest = [
  ['stone', 'M-34 -42h68v42h-68z'],
  ['dark', 'M-34 -42h68v8h-68zM-5 -42h10v42h-10z'],
  ['glow', 'M0 -32a6 6 0 1 0 .1 0z'],
] as const

const lostAnchor = [
  [
    'dark',
    'M0 -116a12 12 0 1 0 .1 0zM0 -98a6 6 0 1 1 .1 0zM-4 -94h8v84h-8zM-22 -82h44v7h-44zM-44-34l12 2q2 18 32 20 30-2 32-20l12-2q-2 38-44 38t-44-38z',
  ],
] as const

const emptyShell = [
  ['stone', 'M-44 0q-6-64 44-70 50 6 44 70z'],
  ['wall', 'M-3-66h6V0h-6zM-26-54l6-5L-12 0h-8zM26-54l-6-5L12 0h8z'],
] as const

const ghostJellies = [
  ['wall', 'M-34-62q0-38 34-38t34 38z'],
  [
    'wall',
    'M-26-60q10 24-2 52h6q10-28 2-52zM-3-60q8 28 0 58h6q6-30 0-58zM20-60q8 24-2 50h6q10-26 2-50z',
  ],
] as const

const shipsBell = [
  ['wood', 'M-34 -84h8v84h-8zM26 -84h8v84h-8zM-40 -90h80v8h-80z'],
  ['glow', 'M-20-36q6-6 6-26 0-16 14-16t14 16q0 20 6 26z'],
  ['ink', 'M0 -38a6 6 0 1 0 .1 0z'],
] as const

const nightPlant = [
  ['dark', 'M-6 0v-34l-22-22v-26h9v20l14 14v-52h10v48l16-16v-28h9v32L5-32V0z'],
] as const

const sky = [
  [
    'cloud',
    'M160 134a16 16 0 1 0 .1 0zM196 100a10 10 0 1 0 .1 0zM176 71a7 7 0 1 0 .1 0zM680 106a14 14 0 1 0 .1 0zM716 75a9 9 0 1 0 .1 0zM1000 158a12 12 0 1 0 .1 0zM1032 120a8 8 0 1 0 .1 0zM1400 188a12 12 0 1 0 .1 0zM1430 153a7 7 0 1 0 .1 0z',
  ],
] as const

const nightSky = [
  [
    'second',
    'M620 130q22-18 46 0l14-10v22l-14-10q-24 16-46-2zM560 190q22-18 46 0l14-10v22l-14-10q-24 16-46-2zM1110 180q22-18 46 0l14-10v22l-14-10q-24 16-46-2zM760 90q22-18 46 0l14-10v22l-14-10q-24 16-46-2z',
  ],
] as const

const galleon = {
  drawing: [
    ['wood', 'M-30-70l-6-226h9l11 226zM30-80l10-168h8l-4 168z'],
    ['wood', 'M-86-232l102-26 1 6-102 26zM-66-168l84-20 1 6-84 20zM12-206l66 14-1 6-66-14z'],
    [
      'cloud',
      'M-80-226l86-22q4 24-4 44l-10-10-8 18-12-14-10 22-12-12-14 14q-14-18-16-40zM16-198l52 11q4 22-4 36l-12-8-6 14-12-12-10 10q-8-24-8-51z',
    ],
    ['cloth', 'M-34-296l-30 10 31 9z'],
    ['shade', 'M-95 0q30-22 96-20t94 20z'],
    ['wood', 'M-95-128q10 20 34 30h84l10-34 60-14q4 74-22 108-16 22-46 24h-66Q-82-22-95-128z'],
    ['shade', 'M-88-92q60 26 172 6l-2 9q-110 22-168-4zM-80-58q50 26 152 6l-5 9q-90 16-142-6z'],
    ['roof', 'M33-132l60-14v9l-61 14zM-95-128q10 20 34 30h84l-1 8h-84q-24-8-34-30z'],
    ['second', 'M-95-128l-4-20q12 0 16 22z'],
    ['ink', 'M-20-24q-6-16 10-20l6 8 8-12q16 4 12 22l-8 8h-20z'],
    [
      'leaf',
      'M-92 0q14-24 2-44t4-34q12 20 4 38t2 40zM78 0q12-22 0-46t4-42q14 24 4 46t4 42zM56 0q8-16 0-30t2-26q10 14 4 28t2 28z',
    ],
  ],
  lights: [
    'M-73 -70a9 9 0 1 0 18 0a9 9 0 1 0-18 0z',
    'M-43 -62a9 9 0 1 0 18 0a9 9 0 1 0-18 0z',
    'M-13 -60a9 9 0 1 0 18 0a9 9 0 1 0-18 0z',
    'M17 -62a9 9 0 1 0 18 0a9 9 0 1 0-18 0z',
    'M-58 -44a8 8 0 1 0 16 0a8 8 0 1 0-16 0z',
    'M38 -46a8 8 0 1 0 16 0a8 8 0 1 0-16 0z',
    'M46 -94v-22h14v22z',
    'M68 -98v-22h14v22z',
  ],
} as const

const gate = [
  ['stone', 'M-60 0q4-18 18-16t16 16zM26 0q4-18 18-16t16 16z'],
  [
    'roof',
    'M-46-8q-10-30 2-54l-12-14 6-6 10 10q12-26 36-34l4 10q-28 14-30 44 14-12 12-28h8q2 26-20 42-4 16 0 30zM46-8q10-30-2-54l12-14-6-6-10 10Q28-98 4-106L0-96q28 14 30 44-14-12-12-28h-8q-2 26 20 42 4 16 0 30z',
  ],
  ['second', 'M-24-98q-2-24 24-26 26 2 24 26l-12 6q-12-6-24 0z'],
  ['wall', 'M-2-120h4l2 24h-8zM-16-116l4-2 4 20-5 2zM16-116l-4-2-4 20 5 2z'],
  ['leaf', 'M-58 0q10-20 0-36t4-28q12 18 4 36t0 28zM52 0q10-16 0-30t4-24q12 16 4 30t0 24z'],
] as const

export const land = {
  gate,
  neutral: {
    plant: kelpGrove,
    sky: sky,
    stops: [
      coralGarden,
      kelpGrove,
      sunkenChest,
      oldAnchor,
      bigShell,
      jellyBloom,
      rockArch,
      coralCastle,
    ],
  },
  spooky: {
    end: galleon,
    plant: nightPlant,
    sky: nightSky,
    stops: [whaleBones, paleCoral, robbedChest, lostAnchor, emptyShell, ghostJellies, shipsBell],
  },
} as const
