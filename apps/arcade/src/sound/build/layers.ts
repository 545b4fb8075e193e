import type { Random } from '@marquee/game-catalogue/random'
import {
  add,
  type Colour,
  filter,
  fromDecibels,
  type Loop,
  loudness,
  noise,
  peak,
  rate,
  surgeLoudness,
  sway,
} from './signal.ts'

type Range = readonly [low: number, high: number]

type Common = {
  /** Decibels of full scale: on the whole for what goes on, at its loudest for what happens now and then. */
  level: number
  /** 0 to 1: how much of it is heard through the room of the scene. */
  room?: number
}

/** Noise between two frequencies that swells and moves: wind, rain, surf far away, air in a duct. */
type Wind = Common & {
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
type Surge = Common & {
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
type Grains = Common & {
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
type Call = Common & {
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
type Strike = Common & {
  kind: 'strike'
  every: number
  steady?: boolean
  hz: readonly number[]
  body: keyof typeof bodies
  /** 0 to 1: the noise of the stroke itself. */
  knock?: number
  /** How many in a row, and ms between them. */
  times?: Range
  gap?: number
}

/** A tone that stays: machines, strings, air in a pipe. */
type Hum = Common & {
  kind: 'hum'
  hz: number
  overtones: readonly number[]
  /** Beats in a second between two such tones. */
  beat?: number
  swell?: number
  every?: number
}

/** People that talk, too far away to be understood. */
type Murmur = Common & { kind: 'murmur'; voices: number; pitch: Range; to: number }

export type Layer = Wind | Surge | Grains | Call | Strike | Hum | Murmur

/** What things are made of: multiples of the pitch, loudness, seconds. */
const bodies = {
  bell: [
    [0.5, 0.4, 3.2],
    [1, 1, 2.6],
    [1.19, 0.5, 1.9],
    [1.5, 0.3, 1.5],
    [2, 0.6, 1.3],
    [2.67, 0.25, 0.8],
    [3.01, 0.2, 0.6],
  ],
  glass: [
    [1, 1, 1.3],
    [2.32, 0.4, 0.7],
    [4.25, 0.2, 0.35],
  ],
  chime: [
    [1, 1, 1.9],
    [2.76, 0.4, 1],
    [5.4, 0.14, 0.4],
  ],
  metal: [
    [1, 0.8, 0.22],
    [1.52, 0.6, 0.16],
    [2.41, 0.6, 0.12],
    [3.77, 0.4, 0.08],
  ],
  wood: [
    [1, 1, 0.09],
    [2.57, 0.4, 0.04],
    [4.2, 0.15, 0.02],
  ],
  hollow: [
    [1, 1, 0.3],
    [2.1, 0.25, 0.1],
  ],
  drum: [
    [1, 1, 0.5],
    [1.59, 0.4, 0.22],
    [2.14, 0.2, 0.12],
  ],
  click: [
    [1, 1, 0.012],
    [1.7, 0.6, 0.008],
  ],
} as const satisfies Record<string, readonly (readonly [number, number, number])[]>

/** Something struck, as a sound of its own. */
export function strike(
  random: Random,
  hz: number,
  body: keyof typeof bodies,
  knock = 0,
): Float32Array {
  const partials = bodies[body].filter(([ratio]) => ratio * hz < rate * 0.46)
  const seconds = Math.max(0.05, ...partials.map(([, , ring]) => ring * 1.3))
  const sound = new Float32Array(Math.round(seconds * rate))
  for (const [ratio, gain, ring] of partials) tone(sound, { hz: hz * ratio, gain, fade: ring / 5 })
  for (let at = 0; at < 0.02 * rate; at++)
    sound[at] = (sound[at] ?? 0) + (random.next() * 2 - 1) * knock * Math.exp(-at / (0.003 * rate))
  const attack = 0.001 * rate
  for (let at = 0; at < attack; at++) sound[at] = sound[at]! * (at / attack)
  return fadeOut(sound)
}

/** Adds a sine that dies away; `fade` is the seconds to a third of it. */
function tone(sound: Float32Array, { hz, gain, fade }: { hz: number; gain: number; fade: number }) {
  const turn = 2 * Math.cos((2 * Math.PI * hz) / rate)
  const keep = Math.exp(-1 / (fade * rate))
  let before = -Math.sin((2 * Math.PI * hz) / rate)
  let now = 0
  let loud = gain
  for (let at = 0; at < sound.length; at++) {
    sound[at] = sound[at]! + now * loud
    const next = turn * now - before
    before = now
    now = next
    loud *= keep
  }
}

function fadeOut(sound: Float32Array): Float32Array {
  const fade = Math.min(sound.length, 240)
  for (let at = 0; at < fade; at++)
    sound[sound.length - 1 - at] = sound[sound.length - 1 - at]! * (at / fade)
  return sound
}

/** Times, in seconds, at which something happens that comes about every so many seconds. */
function times(random: Random, length: number, every: number, steady = false): number[] {
  const seconds = length / rate
  const count = Math.max(1, Math.round(seconds / every))
  const shift = random.between(0, seconds / count)
  return Array.from(
    { length: count },
    (_, index) => ((index + (steady ? 0 : random.between(-0.38, 0.38))) * seconds) / count + shift,
  )
}

/** Decibels as a factor that follows a movement. */
const swelling = (random: Random, length: number, swell = 0, every = 5): ((at: number) => number) =>
  swell ? sway(random, length, every, (value) => fromDecibels(swell * value)) : () => 1

function wind(random: Random, length: number, layer: Wind): Loop {
  const { colour = 'pink', from, to, whistle = 0.7, swell = 0, every = 5, sweep = 0 } = layer
  // Stronger is higher: one movement does both.
  const move = sway(random, length, every, (value) => 2 ** value)
  const kind = whistle > 0.7 ? 'band' : 'low'
  const high = filter(noise(random, length, colour), { kind: 'high', hz: from })
  const hz = sweep ? (at: number) => to * move(at) ** sweep : to
  const heard = filter(high, { kind, hz, resonance: whistle })
  const power = (swell / 20) * Math.log2(10)
  for (let at = 0; at < length; at++) heard[at] = heard[at]! * move(at) ** power
  return heard
}

function surge(random: Random, length: number, layer: Surge): Loop {
  const { colour = 'pink', from, to, every, rise, fall } = layer
  const high = new Float32Array(length)
  const shape = new Float32Array(Math.round((rise + fall) * rate))
  for (let at = 0; at < shape.length; at++) {
    const seconds = at / rate
    shape[at] =
      seconds < rise
        ? (1 - Math.cos((Math.PI * seconds) / rise)) / 2
        : Math.exp((-4 * (seconds - rise)) / fall) *
          Math.min(1, (shape.length - at) / (0.1 * fall * rate))
  }
  for (const at of times(random, length, every)) add(high, shape, at * rate, random.between(0.5, 1))
  const body = filter(noise(random, length, colour), { kind: 'high', hz: from })
  const open = filter(body, {
    kind: 'low',
    hz: (at) => from * (to / from) ** Math.min(1, 0.25 + high[at]! * 0.75),
  })
  return open.map((sample, at) => sample * high[at]!)
}

function grains(random: Random, length: number, layer: Grains): Loop {
  const { often, hz, ms, noisy, bend = 0, spread = 2, swell, every } = layer
  const loop = new Float32Array(length)
  const loud = swelling(random, length, swell, every)
  for (let index = 0; index < (often * length) / rate; index++) {
    const start = random.int(0, length - 1)
    const gain = random.next() ** spread * loud(start)
    const frequency = hz[0] * (hz[1] / hz[0]) ** random.next()
    const size = Math.round((random.between(...ms) / 1000) * rate)
    const sound = new Float32Array(size)
    let [turn, one, two] = [0, 0, 0]
    const spin = 2 * Math.cos((2 * Math.PI * frequency) / rate) * 0.86
    for (let at = 0; at < size; at++) {
      const share = at / size
      const fade = Math.exp(-5 * share) * Math.min(1, at / 12) * Math.min(1, (size - at) / 12)
      turn += (2 * Math.PI * frequency * 2 ** (bend * share)) / rate
      // Noise goes through a resonance of its own, so that drops differ in pitch.
      const rough = (random.next() * 2 - 1) * 0.5 + spin * one - 0.74 * two
      two = one
      one = rough
      sound[at] = ((1 - noisy) * Math.sin(turn) + noisy * rough * 0.6) * fade
    }
    add(loop, sound, start, gain)
  }
  return loop
}

function call(random: Random, length: number, layer: Call): Loop {
  const { every, notes, gap = 300, overtones = [], beat = 0, depth = 0.8 } = layer
  const { breath = 0, vary = 0, steady } = layer
  const loop = new Float32Array(length)
  const sing = ([, from, to, ms]: Note, pitch: number) => {
    const size = Math.round((ms / 1000) * rate)
    const sound = new Float32Array(size)
    const voices = [1, ...overtones]
    let turn = random.between(0, 6)
    let air = 0
    for (let at = 0; at < size; at++) {
      const share = at / size
      turn += (2 * Math.PI * from * (to / from) ** share * pitch) / rate
      let sample = 0
      for (let over = 0; over < voices.length; over++)
        if (voices[over]) sample += Math.sin(turn * (over + 1)) * voices[over]!
      air = air * 0.6 + (random.next() * 2 - 1) * 0.4
      const trill = beat ? 1 - depth * (0.5 + 0.5 * Math.cos((2 * Math.PI * beat * at) / rate)) : 1
      sound[at] =
        (sample * (1 - breath) + air * breath * 2) * Math.sin(Math.PI * share) ** 0.7 * trill
    }
    return sound
  }
  for (const at of times(random, length, every, steady)) {
    const pitch = 2 ** (random.between(-vary, vary) / 12)
    const gain = random.between(0.35, 1)
    const [least, most] = layer.times ?? [1, 1]
    for (let turn = 0, count = random.int(least, most); turn < count; turn++)
      for (const note of notes)
        add(loop, sing(note, pitch), (at + (turn * gap + note[0]) / 1000) * rate, gain)
  }
  return loop
}

function strikes(random: Random, length: number, layer: Strike): Loop {
  const { every, steady, hz, body, knock, gap = 200 } = layer
  const loop = new Float32Array(length)
  for (const at of times(random, length, every, steady)) {
    const [least, most] = layer.times ?? [1, 1]
    for (let turn = 0, count = random.int(least, most); turn < count; turn++) {
      const shift = steady ? turn * gap : turn * gap * random.between(0.8, 1.2)
      const sound = strike(random, random.pick(hz), body, knock)
      add(loop, sound, (at + shift / 1000) * rate, steady ? 1 : random.between(0.3, 1))
    }
  }
  return loop
}

function hum(random: Random, length: number, layer: Hum): Loop {
  const { hz, overtones, beat = 0, swell, every } = layer
  const loud = swelling(random, length, swell, every)
  const loop = new Float32Array(length)
  for (const [index, gain] of [1, ...overtones].entries()) {
    if (!gain) continue
    for (const apart of beat ? [0, beat] : [0]) {
      // Whole turns, so that it comes round with the loop.
      const turns = Math.round(((hz * (index + 1) + apart) * length) / rate)
      const turn = (2 * Math.PI * turns) / length
      const phase = random.between(0, Math.PI * 2)
      let [before, now] = [Math.sin(phase - turn), Math.sin(phase)]
      const twice = 2 * Math.cos(turn)
      for (let at = 0; at < length; at++) {
        loop[at] = loop[at]! + gain * now
        const next = twice * now - before
        before = now
        now = next
      }
    }
  }
  if (swell) for (let at = 0; at < length; at++) loop[at] = loop[at]! * loud(at)
  return loop
}

/** The two lowest resonances of a mouth, from vowel to vowel. */
const vowels = [
  [310, 2100],
  [450, 1700],
  [700, 1200],
  [480, 900],
  [340, 800],
] as const

/** One mouth that says nothing: a throat through two resonances that move from vowel to vowel. */
function talk(random: Random, length: number, base: number): Loop {
  const melody = sway(random, length, 0.9)
  const mouth = sway(random, length, 0.35)
  const phrases = sway(random, length, 2.6)
  const [low, high] = [random.pick(vowels), random.pick(vowels)]
  const syllables = Math.round((length / rate) * random.between(3.4, 5))
  const throat = new Float32Array(length)
  let turn = 0
  let [pitch, open] = [base, 0]
  for (let at = 0; at < length; at++) {
    if (at % 32 === 0) {
      const speaks = Math.min(1, Math.max(0, 0.5 + phrases(at) * 2))
      pitch = base * 2 ** (melody(at) * 0.25)
      open = speaks * Math.max(0, Math.sin((at / length) * syllables * 2 * Math.PI + 3 * mouth(at)))
    }
    turn = (turn + pitch / rate) % 1
    throat[at] = (1 - 2 * turn + (random.next() - 0.5) * 0.5) * open
  }
  const between = (one: number, other: number) => (at: number) =>
    one + (other - one) * (0.5 + 0.5 * Math.max(-1, Math.min(1, mouth(at))))
  const first = filter(throat, { kind: 'band', hz: between(low[0], high[0]), resonance: 5 })
  const second = filter(throat, { kind: 'band', hz: between(low[1], high[1]), resonance: 7 })
  return first.map((sample, at) => sample + second[at]! * 0.5)
}

function murmur(random: Random, length: number, { voices, pitch, to }: Murmur): Loop {
  const loop = new Float32Array(length)
  // Who has said something says it again elsewhere: nobody follows a single voice in a crowd.
  const mouths = Math.ceil(voices / 3)
  for (let mouth = 0; mouth < mouths; mouth++) {
    const said = talk(random, length, random.between(...pitch))
    for (let turn = 0; turn < 3; turn++)
      add(loop, said, random.int(0, length), random.between(0.4, 1))
  }
  return filter(loop, { kind: 'low', hz: to })
}

/** What goes on is levelled by the whole of it, what happens by its loudest moment. */
const measured = {
  wind: loudness,
  hum: loudness,
  murmur: loudness,
  surge: surgeLoudness,
  grains: peak,
  call: peak,
  strike: peak,
}

function shape(random: Random, length: number, layer: Layer): Loop {
  switch (layer.kind) {
    case 'wind':
      return wind(random, length, layer)
    case 'surge':
      return surge(random, length, layer)
    case 'grains':
      return grains(random, length, layer)
    case 'call':
      return call(random, length, layer)
    case 'strike':
      return strikes(random, length, layer)
    case 'hum':
      return hum(random, length, layer)
    case 'murmur':
      return murmur(random, length, layer)
  }
}

/** One layer of an ambience at its level. */
export function renderLayer(random: Random, length: number, layer: Layer): Loop {
  const loop = shape(random, length, layer)
  const gain = fromDecibels(layer.level) / (measured[layer.kind](loop) || 1)
  for (let at = 0; at < length; at++) loop[at] = loop[at]! * gain
  return loop
}
