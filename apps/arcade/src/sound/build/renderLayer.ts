import type { Random } from '@marquee/game-catalogue/random'
import type { Call, Grains, Hum, Layer, Note, Strike, Surge, Wind } from './layers.ts'
import { murmur } from './murmur.ts'
import {
  add,
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
import { strike } from './strike.ts'

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
