import type { Colour } from './signal.ts'
import type { Body } from './strike.ts'

type Range = readonly [low: number, high: number]

type Common = {
  /** Decibels of full scale: on the whole for what goes on, at its loudest for what happens now and then. */
  level: number
  /** 0 to 1: how much of it is heard through the room of the scene. */
  room?: number
}

/** Noise between two frequencies that swells and moves: wind, rain, surf far away, air in a duct. */
export type Wind = Common & {
  kind: 'wind'
  colour?: Colour
  from: number
  to: number
  /** How strongly it whistles at `to`; left out, not at all. */
  whistle?: number
  /** Decibels that it swells by, seconds from one swell to the next, octaves that `to` moves with it. */
  swell?: number
  every?: number
  sweep?: number
}

/** Waves that break one after the other, cars that pass, hisses of steam. */
export type Surge = Common & {
  kind: 'surge'
  colour?: Colour
  from: number
  to: number
  every: number
  /** Seconds until it is at its highest, and until it has gone. */
  rise: number
  fall: number
}

/** Very short sounds: rain, fire, drips, bubbles, clinking coins. */
export type Grains = Common & {
  kind: 'grains'
  /** In a second. */
  often: number
  hz: Range
  ms: Range
  /** 0 is a tone, 1 is noise. */
  noisy: number
  /** Octaves that it rises while it lasts. */
  bend?: number
  /** 1 is all equally loud; the more, the fewer are loud. */
  spread?: number
  /** Decibels that it comes and goes by, and seconds from one swell to the next. */
  swell?: number
  every?: number
}

/** A note of a call: from one frequency to another, in ms. */
export type Note = readonly [at: number, from: number, to: number, ms: number]

/** What lives and calls: notes that come again and again, each time a little different. */
export type Call = Common & {
  kind: 'call'
  /** Seconds from one to the next. */
  every: number
  notes: readonly Note[]
  /** How many times in a row, and ms between them. */
  times?: Range
  gap?: number
  /** Overtones beside the fundamental. */
  overtones?: readonly number[]
  /** Beats in a second, and how deep they go (0 to 1): trills, croaks, growls. */
  beat?: number
  depth?: number
  /** 0 to 1: air beside the tone. */
  breath?: number
  /** Semitones that one differs from the next by. */
  vary?: number
  /** Comes at the same distance each time. */
  steady?: boolean
}

/** Something struck: its partials as multiples of the pitch, loudness, and seconds that they ring. */
export type Strike = Common & {
  kind: 'strike'
  every: number
  steady?: boolean
  hz: readonly number[]
  body: Body
  /** 0 to 1: the noise of the stroke itself. */
  knock?: number
  /** How many in a row, and ms between them. */
  times?: Range
  gap?: number
}

/** A tone that stays: machines, strings, air in a pipe. */
export type Hum = Common & {
  kind: 'hum'
  hz: number
  overtones: readonly number[]
  /** Beats in a second between two such tones. */
  beat?: number
  swell?: number
  every?: number
}

/** People that talk, too far away to be understood. */
export type Murmur = Common & { kind: 'murmur'; voices: number; pitch: Range; to: number }

export type Layer = Wind | Surge | Grains | Call | Strike | Hum | Murmur
