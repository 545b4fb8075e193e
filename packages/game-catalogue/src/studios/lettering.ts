import { mix } from '../colour.ts'
import type { StudioPalette } from './studio.ts'

/** A treatment as styles: shadows of lettering, and what the letters of large wins are filled with. */
interface Coat {
  shadow: string
  fill: string
}

const down = (...stops: string[]) => `linear-gradient(${stops.join(',')})`

/** A dark edge all round, without which no lettering stands out from a scene. */
const edge = (colour: string, width = 2) =>
  [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ]
    .map(([x = 0, y = 0]) => `${x * width}px ${y * width}px 0 ${colour}`)
    .join(',')

/** Letters standing up from a body of so many layers, seen from one side. */
const body = (colour: string, layers: number, slope: number) =>
  Array.from(
    { length: layers },
    (_, index) => `${(index + 1) * slope}px ${index + 1}px 0 ${colour}`,
  ).join(',')

/** How letters are made. */
export const treatments = {
  /** Wood type, printed a little beside its colour. */
  print: (p) => ({
    shadow: `3px 3px 0 ${p.line},${edge(p.night)}`,
    fill: down(`${p.shine} 0 52%`, `${p.key} 52%`),
  }),
  /** Pale letters with the light behind them. */
  ghost: (p) => ({
    shadow: `0 0 2px ${p.night},0 2px 0 ${p.night},0 0 14px ${p.spark}`,
    fill: down(p.shine, `${p.spark} 120%`),
  }),
  /** Lit from within, warm at the foot. */
  lantern: (p) => ({
    shadow: `0 2px 0 ${p.key},0 3px 2px ${p.night},0 0 18px ${p.spark}`,
    fill: down('#fff', `${p.shine} 40%`, p.spark),
  }),
  /** Polished metal with a dark horizon. */
  foil: (p) => ({
    shadow: `0 1px 0 ${p.night},0 2px 0 ${p.line},0 4px 6px ${p.night}`,
    fill: down('#fff8dc', `${p.key} 46%`, `${mix(p.line, p.shine, 0.2)} 54%`, p.shine),
  }),
  /** Clear glass with a bright upper rim. */
  glass: (p) => ({
    shadow: `0 -1px 0 #fff,0 2px 0 ${p.line},0 3px 8px ${p.night}`,
    fill: down('#fff 20%', p.spark, `${p.shine} 78%`),
  }),
  /** Thick and rounded, with a sticker's edge. */
  sticker: (p) => ({
    shadow: `${edge(p.night, 2)},0 5px 0 ${p.night}`,
    fill: down(`${p.shine} 30%`, p.spark),
  }),
  /** Struck while hot: glows from the foot upward. */
  forged: (p) => ({
    shadow: `0 3px 0 ${p.line},0 5px 0 ${p.night},0 0 20px ${p.key}`,
    fill: down(`${p.shine} 20%`, `${p.key} 60%`, p.spark),
  }),
  /** Ink from a pen. */
  ink: (p) => ({
    shadow: `1px 2px 0 ${p.night},0 0 10px ${p.night}`,
    fill: down(p.shine, p.spark),
  }),
  /** Heavy letters that stand up from a body. */
  block: (p) => ({
    shadow: `${body(p.line, 3, 0.5)},${body(p.night, 6, 0.6)}`,
    fill: down(`${p.shine} 45%`, p.spark),
  }),
  /** Cut from paper and laid above its own shade. */
  cut: (p) => ({
    shadow: `4px 5px 0 ${p.night},0 0 1px ${p.night}`,
    fill: down(`${p.shine} 0 50%`, `${p.spark} 50%`),
  }),
  /** Tubes that are switched on. */
  tube: (p) => ({
    shadow: `0 0 3px ${p.night},0 0 8px ${p.key},0 0 22px ${p.key}`,
    fill: down('#fff', `${p.key} 70%`),
  }),
  /** Speed lines to the side. */
  streak: (p) => ({
    shadow: `${edge(p.night, 1)},-4px 2px 0 ${p.line},0 3px 8px ${p.night}`,
    fill: `linear-gradient(90deg,${p.spark},${p.shine} 60%)`,
  }),
  /** Cast in a mould: a lit upper edge and a shaded foot. */
  cast: (p) => ({
    shadow: `0 -1px 0 #fff8,0 2px 0 ${p.line},0 4px 0 ${p.night}`,
    fill: down(p.shine, `${p.line} 60%`, p.shine),
  }),
} as const satisfies Record<string, (palette: StudioPalette) => Coat>

export type TreatmentId = keyof typeof treatments
