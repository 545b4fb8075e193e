/** One sector's place on the wheel, in degrees clockwise from the pointer at the top. */
export interface Arc {
  from: number
  to: number
  middle: number
}

/** Each sector takes as much of the wheel as of the draw: what is seen is what is likely. */
export function arcsOf(chances: readonly number[]): Arc[] {
  const sum = chances.reduce((total, chance) => total + chance, 0)
  let from = 0
  return chances.map((chance) => {
    const to = from + (chance / sum) * 360
    const arc = { from, to, middle: (from + to) / 2 }
    from = to
    return arc
  })
}

const at = (degrees: number, radius: number): string => {
  const angle = (degrees * Math.PI) / 180
  return `${(radius * Math.sin(angle)).toFixed(3)} ${(-radius * Math.cos(angle)).toFixed(3)}`
}

/** The outline of a sector from the middle of the wheel, as the `d` of an SVG path. */
export const outlineOf = ({ from, to }: Arc, radius: number): string =>
  `M0 0L${at(from, radius)}A${radius} ${radius} 0 ${to - from > 180 ? 1 : 0} 1 ${at(to, radius)}Z`

/** Whole turns before the wheel comes to rest. */
const turns = 5

/** The rotation, in degrees, at which an arc's middle stands under the pointer: forward from `now`. */
export function landingOn({ middle }: Arc, now: number): number {
  const rest = (((-middle - now) % 360) + 360) % 360
  return now + turns * 360 + rest
}

/** Colours of the sectors, so that no two neighbours have the same. */
export type Tone = 'first' | 'second' | 'third'

export function tonesOf(count: number): Tone[] {
  const round: Tone[] = ['first', 'second', 'third']
  const tones = Array.from({ length: count }, (_, index) => round[index % 3] ?? 'first')
  // The last would stand beside its like.
  if (count % 3 === 1 && count > 1) tones[count - 1] = 'second'
  return tones
}
