import type { Random } from '@marquee/game-catalogue/random'

/** Samples of a second: what is above 12 kHz is missed by nobody in an ambience, and files are half as large. */
export const rate = 24_000

/** One channel that goes round: what rings over its end is heard at its beginning. */
export type Loop = Float32Array

export const makeLoop = (seconds: number): Loop => new Float32Array(Math.round(seconds * rate))

export const fromDecibels = (level: number): number => 10 ** (level / 20)

/** Samples between two values of what moves slowly. */
const slow = 64

/**
 * A movement without a rhythm, from about -1 to 1: sines that all come round with the loop.
 * @param every about so many seconds from one height to the next.
 * @param shape what is made of each value.
 */
export function sway(
  random: Random,
  length: number,
  every: number,
  shape: (value: number) => number = (value) => value,
): (at: number) => number {
  const most = Math.max(2, Math.round(length / rate / every) * 2)
  const waves = Array.from({ length: 6 }, () => ({
    turns: random.int(1, most),
    phase: random.between(0, Math.PI * 2),
  }))
  const values = Float32Array.from({ length: Math.ceil(length / slow) + 2 }, (_, step) => {
    const turn = ((step * slow) / length) * Math.PI * 2
    return shape(
      waves.reduce((sum, { turns, phase }) => sum + Math.sin(turn * turns + phase), 0) / 2.6,
    )
  })
  return (at) => {
    const step = Math.floor(at / slow)
    const share = at / slow - step
    return values[step]! * (1 - share) + values[step + 1]! * share
  }
}

/** White noise, and noise that falls by 3 dB (pink) or 6 dB (brown) an octave. */
export type Colour = 'white' | 'pink' | 'brown'

export function noise(random: Random, length: number, colour: Colour): Loop {
  const loop = new Float32Array(length)
  for (let at = 0; at < length; at++) loop[at] = random.next() * 2 - 1
  if (colour === 'white') return loop
  if (colour === 'brown') {
    let level = 0
    return round(loop, rate, (sample) => (level = level * 0.995 + sample * 0.1))
  }
  let [one, two, three] = [0, 0, 0]
  return round(loop, rate, (sample) => {
    one = 0.99765 * one + sample * 0.099046
    two = 0.963 * two + sample * 0.2965164
    three = 0.57 * three + sample * 1.0526913
    return (one + two + three + sample * 0.1848) * 0.3
  })
}

/** Puts each sample through a step that remembers; it has heard the end of the loop before the beginning. */
function round(loop: Loop, before: number, step: (sample: number, at: number) => number): Loop {
  const { length } = loop
  const made = new Float32Array(length)
  for (let at = -Math.min(before, length); at < length; at++) {
    const sample = step(loop[at < 0 ? at + length : at]!, Math.max(at, 0))
    if (at >= 0) made[at] = sample
  }
  return made
}

type Filter = {
  kind: 'low' | 'high' | 'band'
  hz: number | ((at: number) => number)
  /** 0.7 is flat; more rings at the frequency. */
  resonance?: number
}

/** A state-variable filter whose frequency may move. */
export function filter(loop: Loop, { kind, hz, resonance = 0.7 }: Filter): Loop {
  const damping = 1 / resonance
  let [one, two] = [0, 0]
  let [g, a1, a2, a3] = [0, 0, 0, 0]
  const tune = (frequency: number) => {
    g = Math.tan((Math.PI * Math.min(Math.max(frequency, 10), rate * 0.47)) / rate)
    a1 = 1 / (1 + g * (g + damping))
    a2 = g * a1
    a3 = g * a2
  }
  if (typeof hz === 'number') tune(hz)
  let count = 0
  return round(loop, rate / 2, (sample, at) => {
    if (typeof hz === 'function' && count++ % slow === 0) tune(hz(at))
    const v3 = sample - two
    const v1 = a1 * one + a2 * v3
    const v2 = two + a2 * one + a3 * v3
    one = 2 * v1 - one
    two = 2 * v2 - two
    if (kind === 'low') return v2
    return kind === 'high' ? sample - damping * v1 - v2 : v1 * damping
  })
}

/** Lengths of the room's paths in samples, none a multiple of another. */
const paths = [809, 947, 1109, 1307, 1531, 1777, 2011, 2347]

/**
 * A room: eight paths that feed each other.
 * @param seconds until it is quiet.
 * @param damp 0 to 1: how much of the high is lost on the walls.
 */
export function reverberate(loop: Loop, seconds: number, damp: number): Loop {
  const lines = paths.map((length) => new Float32Array(length))
  const keeps = paths.map((length) => 10 ** ((-3 * length) / rate / seconds))
  const ends = paths.map(() => 0)
  const places = paths.map(() => 0)
  return round(loop, Math.round(seconds * rate), (sample) => {
    let sum = 0
    for (let line = 0; line < 8; line++) {
      const heard = lines[line]![places[line]!]! * keeps[line]!
      ends[line] = ends[line]! * damp + heard * (1 - damp)
      sum += ends[line]!
    }
    const shared = sum / 4
    let heard = 0
    for (let line = 0; line < 8; line++) {
      const end = ends[line]!
      lines[line]![places[line]!] = sample + end - shared
      places[line] = (places[line]! + 1) % paths[line]!
      heard += line % 2 ? end : -end
    }
    return heard * 0.35
  })
}

/** Adds a sound to a loop from a place on; what goes over the end comes at the beginning. */
export function add(loop: Loop, sound: Float32Array, at: number, gain = 1): void {
  const { length } = loop
  let place = ((Math.round(at) % length) + length) % length
  for (let index = 0; index < sound.length; index++) {
    loop[place] = loop[place]! + sound[index]! * gain
    if (++place === length) place = 0
  }
}

/** The root of the mean of squares: how loud it is on the whole. */
export const loudness = (samples: Float32Array): number =>
  Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length)

export const peak = (samples: Float32Array): number =>
  samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)

/** How loud it is to an ear and a small speaker, which hear little of what is low. */
export const heardLoudness = (samples: Loop): number =>
  loudness(filter(samples, { kind: 'high', hz: 160 }))

/** How loud its loudest quarter of a second is. */
export function surgeLoudness(samples: Loop): number {
  const size = rate / 4
  let most = 0
  for (let at = 0; at + size <= samples.length; at += size)
    most = Math.max(most, loudness(samples.subarray(at, at + size)))
  return most
}

/** As loud as asked in decibels of full scale to an ear, and no sample over the ceiling. */
export function level(samples: Loop, decibels: number, ceiling = -6): Loop {
  const mean = samples.reduce((sum, sample) => sum + sample, 0) / samples.length
  const gain = fromDecibels(decibels) / (heardLoudness(samples) || 1)
  const most = fromDecibels(ceiling)
  // Below half of the ceiling nothing changes; what is above bends towards it.
  const knee = most / 2
  const made = new Float32Array(samples.length)
  for (let at = 0; at < samples.length; at++) {
    const loud = (samples[at]! - mean) * gain
    const over = (Math.abs(loud) - knee) / (most - knee)
    made[at] = over <= 0 ? loud : Math.sign(loud) * (knee + (most - knee) * Math.tanh(over))
  }
  return made
}
