import type { providers } from '@marquee/game-catalogue'
import { makeRandom, type Random } from '@marquee/game-catalogue/random'
import { add, filter, level, type Loop, rate, reverberate } from './signal.ts'
import { strike } from './strike.ts'

type Studio = (typeof providers)[number]
type Line = Studio['score']['bass']
type Drum = keyof Studio['score']['drums']

/** At rest there is the bed; rounds add the rhythm, free spins the lead. */
export const stems = ['bed', 'rhythm', 'lead'] as const
export type Stem = (typeof stems)[number]

/** Decibels of full scale to an ear. */
const levels: Record<Stem, number> = { bed: -26, rhythm: -25, lead: -23 }

/** Seconds of all stems of a studio together, which is what its files are paid by. */
const longest = 38.4
/** Bars of each stem: the longest that fit. All go round with the four bars of the chords, or within them. */
const lengths = [
  { bed: 8, rhythm: 4, lead: 8 },
  { bed: 4, rhythm: 4, lead: 8 },
  { bed: 4, rhythm: 4, lead: 4 },
  { bed: 4, rhythm: 2, lead: 4 },
] as const satisfies Record<Stem, number>[]

/** Seconds of a bar: whole samples in every browser's rate, whichever it decodes to. */
const barSeconds = ({ voice }: Studio): number =>
  Math.round((voice.pattern.length * voice.beat * 300) / 1000) / 300

/** How long each stem of a studio is before it begins again, in seconds. */
export function stemSeconds(studio: Studio): Record<Stem, number> {
  const bar = barSeconds(studio)
  const fits = ({ bed, rhythm, lead }: Record<Stem, number>) =>
    (bed + rhythm + lead) * bar <= longest
  const { bed, rhythm, lead } = lengths.find(fits) ?? lengths.at(-1)!
  return { bed: bed * bar, rhythm: rhythm * bar, lead: lead * bar }
}

type Envelope = {
  /** Seconds until it is loud, that it stays so, and until it has fallen to a third. */
  attack: number
  hold: number
  fade: number
}

type Instrument = Envelope & {
  partials: readonly number[]
  /** Cents between its two strings. */
  detune: number
  /** How much sooner an overtone dies away than the one below. */
  dull: number
}

/** One note as a sound of its own. */
function note(
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
function octave(hz: number, from: number): number {
  let moved = hz
  while (moved < from) moved *= 2
  while (moved >= from * 2) moved /= 2
  return moved
}

const hertz = ({ voice: { scale } }: Studio, root: number, step: number): number => {
  const within = ((step % scale.length) + scale.length) % scale.length
  return root * 2 ** (scale[within]! / 12 + Math.floor(step / scale.length))
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
function drum(random: Random, kind: Drum, root: number): Float32Array {
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

/** Where notes of a bar fall, in seconds, and what each is there to say. */
function makeBars(studio: Studio, seconds: number) {
  const { voice, score } = studio
  const bar = barSeconds(studio)
  const beat = bar / voice.pattern.length
  const count = Math.round(seconds / bar)
  return {
    beat,
    bar,
    bars: Array.from({ length: count }, (_, index) => ({
      index,
      at: index * bar,
      chord: score.chords[index % 4]!,
    })),
    /** When a note of a bar is played: every second one a little late. */
    time: (index: number) => (index + (index % 2 ? score.swing : 0)) * beat,
  }
}

type Written = ReturnType<typeof makeBars>

/** Plays a line of steps over the chord of each bar; it may be longer than a bar. */
function playLine(
  loop: Loop,
  written: Written,
  line: Line,
  play: (step: number, index: number, bar: number) => { sound: Float32Array; gain: number },
): void {
  const notes = Math.round(written.bar / written.beat)
  const parts = line.length / notes
  for (const { index: bar, at, chord } of written.bars)
    for (let index = 0; index < notes; index++) {
      const step = line[(bar % parts) * notes + index]
      if (step === null || step === undefined) continue
      const { sound, gain } = play(step + chord, index, bar)
      add(loop, sound, (at + written.time(index)) * rate, gain)
    }
}

/** Chords that swell and give way to the next, with a low tone under them. */
function playBed(loop: Loop, studio: Studio, written: Written): void {
  const { voice, score } = studio
  const { bar, beat } = written
  const soft = voice.partials.map((part, index) => part * 0.6 ** index)
  const pad: Instrument = {
    partials: soft,
    attack: bar * 0.3,
    hold: bar * 0.5,
    fade: bar * 0.22,
    detune: voice.detune + 7,
    dull: 0,
  }
  const low: Instrument = {
    partials: [1, 0.35, 0.1],
    attack: 0.05,
    hold: bar * 0.35,
    fade: bar * 0.3,
    detune: 0,
    dull: 0.6,
  }
  const pluck: Instrument = {
    partials: voice.partials,
    attack: Math.min(voice.attack, 40) / 1000,
    hold: 0,
    fade: Math.max(0.3, voice.ring / 2400),
    detune: voice.detune,
    dull: 0.8,
  }
  const [middle, deep, high] = [
    octave(voice.root, 165),
    octave(voice.root, 62),
    octave(voice.root, 330),
  ]
  for (const { index, at, chord } of written.bars) {
    for (const [voiceIndex, step] of score.voicing.entries())
      add(
        loop,
        note(hertz(studio, middle, step + chord), pad),
        (at - bar * 0.12) * rate,
        voiceIndex ? 0.34 : 0.42,
      )
    add(loop, note(hertz(studio, deep, chord), low), at * rate, 0.3)
    // Two notes of the signature, far apart: a studio is known at rest too.
    for (const turn of [0, 1]) {
      const place = turn * Math.floor(voice.pattern.length / 2) + (index % 2)
      const step = voice.pattern[place]!
      add(loop, note(hertz(studio, high, step + chord), pluck), (at + place * beat) * rate, 0.16)
    }
  }
}

/** Bass, drums, and the studio's pattern over the chords. */
function playRhythm(loop: Loop, studio: Studio, written: Written): void {
  const { voice, score, slug } = studio
  const random = makeRandom(`${slug} rhythm`)
  const bass: Instrument = {
    partials: [1, 0.5, 0.22, 0.1],
    attack: 0.008,
    hold: written.beat * 0.5,
    fade: 0.14,
    detune: 0,
    dull: 0.7,
  }
  const pluck: Instrument = {
    partials: voice.partials,
    attack: Math.min(voice.attack, 30) / 1000,
    hold: (voice.hold * voice.ring) / 2000,
    fade: Math.min(0.5, voice.ring / 2200),
    detune: voice.detune,
    dull: 0.6,
  }
  const [deep, middle] = [octave(voice.root, 62), octave(voice.root, 262)]
  playLine(loop, written, score.bass, (step) => ({
    sound: note(hertz(studio, deep, step), bass),
    gain: 0.5,
  }))
  playLine(loop, written, voice.pattern, (step, index) => ({
    sound: note(hertz(studio, middle, step), pluck),
    gain: (index % 4 ? 0.2 : 0.27) * random.between(0.8, 1),
  }))
  for (const [kind, hits] of Object.entries(score.drums) as [Drum, string][])
    for (const { at } of written.bars)
      for (const [index, hit] of [...hits].entries()) {
        if (hit === '.') continue
        const gain = (hit === 'X' ? 0.6 : 0.34) * random.between(0.85, 1)
        add(loop, drum(random, kind, voice.root), (at + written.time(index)) * rate, gain)
      }
}

/** The melody, and above it what glitters where it rests. */
function playLead(loop: Loop, studio: Studio, written: Written): void {
  const { voice, score } = studio
  const sung: Instrument = {
    partials: voice.partials,
    attack: Math.min(voice.attack, 60) / 1000,
    hold: Math.max(voice.hold * voice.ring, 90) / 1000,
    fade: Math.max(0.16, voice.ring / 2600),
    detune: voice.detune,
    dull: 0.3,
  }
  const spark: Instrument = {
    partials: [1, 0, 0.2],
    attack: 0.004,
    hold: 0,
    fade: 0.2,
    detune: 0,
    dull: 1,
  }
  const [base, high] = [octave(voice.root, 370), octave(voice.root, 880)]
  playLine(loop, written, score.melody, (step, index, bar) => ({
    // The second half of eight bars answers with the fifth above at its turn.
    sound: note(hertz(studio, base, step + (bar >= 4 && bar % 4 === 3 ? 2 : 0)), sung),
    gain: index % 4 ? 0.42 : 0.5,
  }))
  for (const { index: bar, at, chord } of written.bars)
    for (const [index, step] of score.voicing.entries())
      add(
        loop,
        note(hertz(studio, high, step + chord), spark),
        (at + written.bar * 0.5 + written.time(index) + (bar % 2) * written.beat) * rate,
        0.1,
      )
}

const players = { bed: playBed, rhythm: playRhythm, lead: playLead }
/** How much of each is heard through the room. */
const wetness: Record<Stem, number> = { bed: 0.5, rhythm: 0.16, lead: 0.34 }

/** A stem of a studio's music as a loop without a seam, the same each time. */
export function renderStem(studio: Studio, stem: Stem): Loop {
  const seconds = stemSeconds(studio)[stem]
  const loop = new Float32Array(Math.round(seconds * rate))
  players[stem](loop, studio, makeBars(studio, seconds))
  const wet = reverberate(loop, studio.score.room, 0.45)
  for (let at = 0; at < loop.length; at++) loop[at] = loop[at]! + wet[at]! * wetness[stem]
  return level(loop, levels[stem])
}
