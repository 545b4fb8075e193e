/** The machine of this brand’s mini slot: built of blocks, on four wheels, with a key to wind it. */

export const cabinet = {
  back: [
    // Wheels.
    [
      'steelDeep',
      'M48 322a30 30 0 1 0 60 0a30 30 0 1 0-60 0zM232 322a30 30 0 1 0 60 0a30 30 0 1 0-60 0z',
    ],
    [
      'second',
      'M60 322a18 18 0 1 0 36 0a18 18 0 1 0-36 0zM244 322a18 18 0 1 0 36 0a18 18 0 1 0-36 0z',
    ],
    ['white', 'M71 322a7 7 0 1 0 14 0a7 7 0 1 0-14 0zM255 322a7 7 0 1 0 14 0a7 7 0 1 0-14 0z'],
    // The key.
    ['steelDeep', 'M304 200h14v12h-14z'],
    ['steel', 'M316 206q0-30 18-30 14 2 12 16-2 10-14 14 12 4 14 14 2 14-12 16-18 0-18-30z'],
    ['shade', 'M326 190a6 6 0 1 0 12 0a6 6 0 1 0-12 0zM326 222a6 6 0 1 0 12 0a6 6 0 1 0-12 0z'],
    // Three blocks above.
    ['secondDeep', 'M52 60h28v16H52zM120 24h28v16h-28zM192 24h28v16h-28zM260 60h28v16h-28z'],
    ['second', 'M52 56h28v14H52zM260 56h28v14h-28z'],
    ['gold', 'M120 20h28v14h-28zM192 20h28v14h-28z'],
    ['secondDeep', 'M36 68h60v56H36zM244 68h60v56h-60z'],
    ['second', 'M36 68h60v48H36zM244 68h60v48h-60z'],
    ['sheen', 'M40 72h52v6H40zM248 72h52v6h-52z'],
    ['goldDeep', 'M100 32h140v92H100z'],
    ['glow', 'M100 32h140v84H100z'],
    ['gloss', 'M104 36h132v6H104z'],
    ['ink', 'M120 100V84a50 34 0 0 1 100 0v16z'],
    ['white', 'M170 48l7 16 17 2-13 12 4 18-15-9-15 9 4-18-13-12 17-2z'],
    // The block with the reels.
    ['deep', 'M28 116h284v184q0 10-10 10H38q-10 0-10-10z'],
    ['body', 'M28 116h284v174q0 10-10 10H38q-10 0-10-10z'],
    ['pale', 'M28 116h284v8H28z'],
    ['secondDeep', 'M44 140h252q6 0 6 6v102q0 6-6 6H44q-6 0-6-6V146q0-6 6-6z'],
    ['second', 'M44 140h252q6 0 6 6v96q0 6-6 6H44q-6 0-6-6V146q0-6 6-6z'],
    ['ink', 'M48 148h244v92H48z'],
    ['deep', 'M110 264h120q6 0 6 6v16q0 6-6 6H110q-6 0-6-6v-16q0-6 6-6z'],
    ['ink', 'M116 268h108v16H116z'],
  ],
  front: [],
  windows: { x: 52, y: 152, width: 236, height: 84 },
  lamps: [
    [46, 132],
    [86, 132],
    [128, 132],
    [170, 132],
    [212, 132],
    [254, 132],
    [294, 132],
    [52, 276],
    [86, 276],
    [254, 276],
    [288, 276],
  ],
  size: [340, 354],
} as const
