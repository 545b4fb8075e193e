import type { StudioPalette } from './studio.ts'

/** What runs along the upper edge of a console, 6 px high: backgrounds as CSS writes them. */
export const rims = {
  matches: ({ line, key }) =>
    `repeating-linear-gradient(90deg,${key} 0 3px,${line} 3px 14px,#0000 14px 17px)`,
  stitches: ({ line }) => `repeating-linear-gradient(90deg,${line} 0 7px,#0000 7px 13px)`,
  bars: ({ line, key }) => `linear-gradient(${line} 0 2px,#0000 2px 4px,${key} 4px)`,
  polished: ({ line, key }) => `linear-gradient(${key},#fff6 40%,${line} 60%)`,
  waves: ({ line }) => `radial-gradient(circle at 50% 130%,${line} 6px,#0000 6.5px) 0 0/14px 100%`,
  pebbles: ({ line }) => `radial-gradient(ellipse,${line} 55%,#0000 58%) 0 0/16px 100%`,
  teeth: ({ line }) => `conic-gradient(from 135deg at 50% 0,${line} 25%,#0000 0) 0 0/12px 100%`,
  rule: ({ line }) => `linear-gradient(${line} 0 1px,#0000 1px 3px,${line} 3px)`,
  lacing: ({ line, key }) =>
    `repeating-linear-gradient(60deg,${key} 0 3px,#0000 3px 8px),linear-gradient(${line},${line})`,
  fold: ({ line, key }) => `linear-gradient(100deg,${key} 38%,${line} 38.4%)`,
  scallops: ({ line }) => `radial-gradient(circle at 50% 0,${line} 6px,#0000 6.5px) 0 0/13px 100%`,
  scale: ({ line, key }) =>
    `repeating-linear-gradient(90deg,${key} 0 2px,#0000 2px 12px),linear-gradient(${line},${line}) 0 100%/100% 2px no-repeat`,
  tail: ({ line, key }) => `linear-gradient(90deg,#0000,${line} 40%,${key} 92%,#fff)`,
  rivets: ({ line, plate }) =>
    `radial-gradient(circle,${line} 2px,#0000 2.5px) 0 0/18px 100%,linear-gradient(${plate},${plate})`,
  stars: ({ key, line }) =>
    `radial-gradient(circle at 30% 50%,${key} 1.6px,#0000 2px) 0 0/22px 100%,radial-gradient(circle at 80% 40%,${line} 1px,#0000 1.4px) 0 0/13px 100%`,
  fence: ({ line }) =>
    `repeating-linear-gradient(90deg,${line} 0 8px,#0000 8px 11px) 0 0/100% 4px no-repeat,linear-gradient(${line},${line}) 0 100%/100% 2px no-repeat`,
} as const satisfies Record<string, (palette: StudioPalette) => string>

export type RimId = keyof typeof rims

/** Surfaces: faint enough to leave every text on them as it is. */
export const finishes = {
  matte: 'linear-gradient(#ffffff08,#00000012)',
  gloss: 'linear-gradient(#ffffff1c,#ffffff04 60%,#0000000a)',
  grain: 'repeating-linear-gradient(92deg,#0000000f 0 2px,#0000 2px 9px)',
  paper: 'repeating-linear-gradient(0deg,#0000000a 0 1px,#0000 1px 4px)',
  weave:
    'repeating-linear-gradient(45deg,#ffffff0c 0 4px,#0000 4px 8px),repeating-linear-gradient(-45deg,#0000000c 0 4px,#0000 4px 8px)',
  rings: 'repeating-radial-gradient(circle at 50% 120%,#ffffff0c 0 8px,#0000 8px 20px)',
} as const

export type FinishId = keyof typeof finishes
