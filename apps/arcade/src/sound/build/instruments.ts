import type { providers } from '@marquee/game-catalogue'
import type { Random } from '@marquee/game-catalogue/random'
import { filter, rate } from './signal.ts'
import { strike } from './strike.ts'

export type Drum = keyof (typeof providers)[number]['score']['drums']

type Envelope = {
  /** Seconds until it is loud, that it stays so, and until it has fallen to a third. */
  attack: number
  hold: number
  fade: number
}

export type Instrument = Envelope & {
  partials: readonly number[]
  /** Cents between its two strings. */
  detune: number
  /** How much sooner an overtone dies away than the one below. */
  dull: number
}

/** One note as a sound of its own. */
export function note(
  hz: number,
  { partials, attack, hold, fade, detune, dull }: Instrument,
): Float32Array {
  const seconds = attack + hold + fade * 4.6
  const size = Math.round(seconds * rate)
  const sound = new Float32Array(size)
  const strings = detune ? [2 ** (-detune / 2400), 2 ** (detune / 2400)] : [1]
  const whole = partials.reduce((sum, part) => sum + part, 0) * strings.length
  for (const [index, part] of partials.entries()) {
    if (!part || hz * (index + 1) > rate * 0.42) continue
    const keep = Math.exp(-(1 + dull * index) / (fade * rate))
    for (const string of strings) {
      const turn = (2 * Math.PI * hz * string * (index + 1)) / rate
      const twice = 2 * Math.cos(turn)
      let [before, now, loud] = [-Math.sin(turn), 0, part / whole]
      for (let at = 0; at < size; at++) {
        sound[at] = sound[at]! + now * loud
        const next = twice * now - before
        before = now
        now = next
        if (at > (attack + hold) * rate) loud *= keep
      }
    }
  }
  const rise = Math.max(24, attack * rate)
  for (let at = 0; at < rise && at < size; at++)
    sound[at] = sound[at]! * Math.sin((at / rise) * 1.5708)
  for (let at = 0; at < 480 && at < size; at++)
    sound[size - 1 - at] = sound[size - 1 - at]! * (at / 480)
  return sound
}

/** The octave of a tone that lies between a frequency and twice that. */
export function octave(hz: number, from: number): number {
  let moved = hz
  while (moved < from) moved *= 2
  while (moved >= from * 2) moved /= 2
  return moved
}

/** Noise that dies away, between two frequencies. */
function puff(random: Random, from: number, to: number, seconds: number): Float32Array {
  const sound = new Float32Array(Math.round(seconds * rate * 5))
  for (let at = 0; at < sound.length; at++)
    sound[at] = (random.next() * 2 - 1) * Math.exp(-at / (seconds * rate)) * Math.min(1, at / 40)
  return filter(filter(sound, { kind: 'high', hz: from }), { kind: 'low', hz: to })
}

/** A skin that gives way: its tone falls. */
function skin(from: number, to: number, seconds: number): Float32Array {
  const sound = new Float32Array(Math.round(seconds * rate * 4))
  let turn = 0
  for (let at = 0; at < sound.length; at++) {
    const time = at / rate
    turn += (2 * Math.PI * (to + (from - to) * Math.exp(-time * 28))) / rate
    sound[at] = Math.sin(turn) * Math.exp(-time / seconds) * Math.min(1, at / 60)
  }
  return sound
}

/** What is struck, in the key of the studio where it has a tone. */
export function drum(random: Random, kind: Drum, root: number): Float32Array {
  switch (kind) {
    case 'kick':
      return skin(130, 52, 0.11).map((sample) => sample * 0.9)
    case 'tom':
      return skin(octave(root, 90) * 1.35, octave(root, 90), 0.16).map((sample) => sample * 0.7)
    case 'frame':
      return skin(octave(root, 110) * 1.15, octave(root, 110), 0.2).map((sample) => sample * 0.6)
    case 'wood':
      return strike(random, octave(root, 620), 'wood', 0.1).map((sample) => sample * 0.34)
    case 'anvil':
      return strike(random, octave(root, 900), 'metal', 0.3).map((sample) => sample * 0.2)
    case 'bell':
      return strike(random, octave(root, 1000), 'chime', 0).map((sample) => sample * 0.14)
    case 'shaker':
      return puff(random, 4200, 9500, 0.024).map((sample) => sample * 0.3)
    case 'hat':
      return puff(random, 6500, 11_000, 0.012).map((sample) => sample * 0.34)
    case 'brush':
      return puff(random, 1500, 7000, 0.05).map((sample) => sample * 0.3)
    case 'clap':
      return puff(random, 900, 3800, 0.035).map((sample) => sample * 0.36)
  }
}
