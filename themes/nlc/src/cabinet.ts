/** The machine of this brand’s mini slot: a stepped tower with its lights on. */

export const cabinet = {
  back: [
    ['wire', 'M312 246h14V176'],
    ['second', 'M316 156h20v20h-20z'],
    ['gloss', 'M319 159h6v14h-6z'],
    ['steelDeep', 'M167 2h6v40h-6zM158 18h24v4h-24z'],
    ['shell', 'M26 346V128h36V92h42V60h32V38h68v22h32v32h42v36h36v218z'],
    ['deep', 'M142 44h56v22h-56zM110 66h120v28H110zM68 98h204v32H68z'],
    ['edge', 'M104 92h132M62 128h216'],
    [
      'glow',
      'M76 106h10v14H76zM108 106h10v14h-10zM124 106h10v14h-10zM172 106h10v14h-10zM204 106h10v14h-10zM252 106h10v14h-10zM118 72h8v14h-8zM146 72h8v14h-8zM188 72h8v14h-8zM148 48h8v10h-8zM184 48h8v10h-8z',
    ],
    [
      'sheen',
      'M92 106h10v14H92zM140 106h10v14h-10zM156 106h10v14h-10zM188 106h10v14h-10zM220 106h10v14h-10zM236 106h10v14h-10zM132 72h8v14h-8zM160 72h8v14h-8zM174 72h8v14h-8zM202 72h8v14h-8zM214 72h8v14h-8zM166 48h8v10h-8z',
    ],
    ['deep', 'M32 134h276v206H32z'],
    ['ink', 'M44 150h252v106H44z'],
    ['thread', 'M44 150h252v106H44z'],
    ['ink', 'M44 276h120v50H44zM176 276h120v50H176z'],
    ['edge', 'M56 300h96M56 312h64'],
    [
      'glow',
      'M188 286h10v10h-10zM206 286h10v10h-10zM242 286h10v10h-10zM278 286h10v10h-10zM188 306h10v10h-10zM224 306h10v10h-10zM260 306h10v10h-10zM278 306h10v10h-10z',
    ],
    [
      'sheen',
      'M224 286h10v10h-10zM260 286h10v10h-10zM206 306h10v10h-10zM242 306h10v10h-10zM56 286h40v8H56z',
    ],
    ['steelDeep', 'M14 344h312v16H14z'],
    ['thread', 'M14 346h312'],
  ],
  front: [
    ['second', 'M164 0h12v12h-12z'],
    ['white', 'M167 3h4v4h-4z'],
  ],
  windows: { x: 52, y: 160, width: 236, height: 86 },
  lamps: [
    [50, 140],
    [98, 140],
    [146, 140],
    [194, 140],
    [242, 140],
    [290, 140],
    [50, 266],
    [98, 266],
    [146, 266],
    [194, 266],
    [242, 266],
    [290, 266],
  ],
  size: [340, 362],
} as const
