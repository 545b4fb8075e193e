import type { Layer } from './layers.ts'

/** What several places have in common, with what differs from one to the next. */
type Part<Kind extends Layer['kind']> = Partial<Extract<Layer, { kind: Kind }>> & { level: number }

/** Waves that run up a shore. */
export const surf = (part: Part<'surge'>): Layer => ({
  kind: 'surge',
  from: 110,
  to: 3000,
  every: 5,
  rise: 1.4,
  fall: 3,
  ...part,
})

/** Small water against wood and stone. */
export const lapping = (part: Part<'grains'>): Layer => ({
  kind: 'grains',
  often: 8,
  hz: [260, 900],
  ms: [40, 120],
  noisy: 0.35,
  bend: 0.5,
  spread: 2,
  swell: 5,
  every: 2,
  ...part,
})

export const bubbles = (part: Part<'grains'>): Layer => ({
  kind: 'grains',
  often: 5,
  hz: [300, 1200],
  ms: [40, 110],
  noisy: 0.04,
  bend: 0.7,
  spread: 2.4,
  swell: 6,
  every: 2.5,
  ...part,
})

export const rustle = (part: Part<'wind'>): Layer => ({
  kind: 'wind',
  colour: 'white',
  from: 1500,
  to: 5200,
  swell: 6,
  every: 3.4,
  sweep: 0.3,
  ...part,
})

export const fire = (part: Part<'grains'>): Layer => ({
  kind: 'grains',
  often: 22,
  hz: [700, 5200],
  ms: [2, 12],
  noisy: 1,
  spread: 4,
  swell: 4,
  every: 2,
  ...part,
})

export const gull = (part: Part<'call'>): Layer => ({
  kind: 'call',
  every: 6,
  vary: 1.5,
  times: [2, 4],
  gap: 420,
  overtones: [0.6, 0.5, 0.25, 0.12],
  breath: 0.06,
  notes: [
    [0, 980, 1420, 90],
    [85, 1420, 900, 270],
  ],
  ...part,
})

/** Three short chirps, as regular as a clock. */
export const cricket = (part: Part<'call'>): Layer => ({
  kind: 'call',
  every: 0.8,
  steady: true,
  overtones: [0.08],
  notes: [
    [0, 4300, 4350, 34],
    [52, 4350, 4350, 34],
    [104, 4350, 4300, 38],
  ],
  ...part,
})

export const owl = (part: Part<'call'>): Layer => ({
  kind: 'call',
  every: 8,
  overtones: [0.12, 0.05],
  breath: 0.05,
  notes: [
    [0, 370, 350, 420],
    [620, 360, 380, 170],
    [860, 370, 340, 620],
  ],
  ...part,
})

/** A clock that ticks, one tick a little higher than the other. */
export const clock = (part: Part<'strike'>): Layer => ({
  kind: 'strike',
  every: 0.5,
  steady: true,
  hz: [2300, 2750],
  body: 'click',
  knock: 0.5,
  ...part,
})

export const crowd = (part: Part<'murmur'>): Layer => ({
  kind: 'murmur',
  voices: 12,
  pitch: [95, 230],
  to: 2200,
  ...part,
})
