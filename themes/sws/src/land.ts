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

export const land = {
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
    plant: nightPlant,
    sky: nightSky,
    stops: [whaleBones, paleCoral, robbedChest, lostAnchor, emptyShell, ghostJellies, shipsBell],
  },
} as const
