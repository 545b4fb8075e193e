import type { providers } from '@marquee/game-catalogue'
import { makeRandom } from '@marquee/game-catalogue/random'
import { type Drum, drum, type Instrument, note, octave } from './instruments.ts'
import { add, level, type Loop, rate, reverberate } from './signal.ts'

type Studio = (typeof providers)[number]
type Line = Studio['score']['bass']

/** At rest there is the bed; rounds add the rhythm. Free spins have the third, which is all of their music. */
export const stems = ['bed', 'rhythm', 'feature'] as const
export type Stem = (typeof stems)[number]

/** Decibels of full scale to an ear. */
const levels: Record<Stem, number> = { bed: -26, rhythm: -25, feature: -21 }

/** Seconds of all stems of a studio together, which is what its files are paid by. */
const longest = 38.4
/** Bars of each stem: the longest that fit. All go round with the four bars of the chords, or within them. */
const lengths = [
  { bed: 8, rhythm: 4, feature: 8 },
  { bed: 4, rhythm: 4, feature: 8 },
  { bed: 4, rhythm: 4, feature: 4 },
  { bed: 4, rhythm: 2, feature: 4 },
] as const satisfies Record<Stem, number>[]

/** Seconds of a bar: whole samples in every browser's rate, whichever it decodes to. */
const barSeconds = ({ voice }: Studio): number =>
  Math.round((voice.pattern.length * voice.beat * 300) / 1000) / 300

/** How long each stem of a studio is before it begins again, in seconds. */
export function stemSeconds(studio: Studio): Record<Stem, number> {
  const bar = barSeconds(studio)
  const fits = ({ bed, rhythm, feature }: Record<Stem, number>) =>
    (bed + rhythm + feature) * bar <= longest
  const { bed, rhythm, feature } = lengths.find(fits) ?? lengths.at(-1)!
  return { bed: bed * bar, rhythm: rhythm * bar, feature: feature * bar }
}

const hertz = ({ voice: { scale } }: Studio, root: number, step: number): number => {
  const within = ((step % scale.length) + scale.length) % scale.length
  return root * 2 ** (scale[within]! / 12 + Math.floor(step / scale.length))
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

/** What bars of free spins stand on: the studio's chords from their turn on, so that they lead home. */
const turned = <Chord>(chords: readonly Chord[]): Chord[] => [2, 3, 1, 0].map((at) => chords[at]!)

/**
 * The music of free spins, all of it: the studio's melody on other chords, over a bass and drums that
 * drive on and a figure that runs up and down.
 */
function playFeature(loop: Loop, studio: Studio, plain: Written): void {
  const { voice, score, slug } = studio
  const random = makeRandom(`${slug} feature`)
  const chords = turned(score.chords)
  const written = {
    ...plain,
    bars: plain.bars.map((one) => ({ ...one, chord: chords[one.index % 4]! })),
  }
  const { beat, bar } = written
  const notes = voice.pattern.length
  const sung: Instrument = {
    partials: voice.partials,
    attack: Math.min(voice.attack, 40) / 1000,
    hold: Math.max(voice.hold * voice.ring, 90) / 1000,
    fade: Math.max(0.16, voice.ring / 2600),
    detune: voice.detune,
    dull: 0.3,
  }
  const bass: Instrument = {
    partials: [1, 0.55, 0.25, 0.12],
    attack: 0.006,
    hold: beat * 0.34,
    fade: 0.1,
    detune: 0,
    dull: 0.7,
  }
  const spark: Instrument = {
    partials: [1, 0.3, 0.2],
    attack: 0.004,
    hold: 0,
    fade: 0.22,
    detune: voice.detune,
    dull: 1,
  }
  const chord: Instrument = {
    partials: voice.partials.map((part, index) => part * 0.7 ** index),
    attack: 0.03,
    hold: beat * 0.6,
    fade: 0.24,
    detune: voice.detune + 5,
    dull: 0.4,
  }
  const [deep, middle, base, high] = [62, 185, 370, 740].map((hz) => octave(voice.root, hz)) as [
    number,
    number,
    number,
    number,
  ]
  const figure = [...score.voicing, ...score.voicing.slice(1, -1).toReversed()]
  playLine(loop, written, score.melody, (step, index, at) => ({
    sound: note(hertz(studio, base, step + (at >= 4 && at % 4 === 3 ? 2 : 0)), sung),
    gain: index % 4 ? 0.44 : 0.52,
  }))
  for (const { at, chord: root, index: turn } of written.bars) {
    for (let index = 0; index < notes; index++) {
      const when = (at + written.time(index)) * rate
      add(loop, note(hertz(studio, deep, root) * (index % 2 ? 2 : 1), bass), when, 0.3)
      const step = figure[(index + turn) % figure.length]!
      add(loop, note(hertz(studio, high, step + root), spark), when, index % 2 ? 0.1 : 0.14)
      if (index % 2 === 0) add(loop, drum(random, 'kick', voice.root), when, 0.34)
      else add(loop, drum(random, 'hat', voice.root), when, 0.2)
    }
    for (const step of score.voicing)
      for (const place of [0, notes / 2])
        add(
          loop,
          note(hertz(studio, middle, step + root), chord),
          (at + Math.floor(place) * beat) * rate,
          0.16,
        )
    add(loop, drum(random, 'clap', voice.root), (at + bar / 2) * rate, 0.24)
  }
  for (const [kind, hits] of Object.entries(score.drums) as [Drum, string][])
    for (const { at } of written.bars)
      for (const [index, hit] of [...hits].entries())
        if (hit === 'X')
          add(loop, drum(random, kind, voice.root), (at + written.time(index)) * rate, 0.28)
}

const players = { bed: playBed, rhythm: playRhythm, feature: playFeature }
/** How much of each is heard through the room. */
const wetness: Record<Stem, number> = { bed: 0.5, rhythm: 0.16, feature: 0.28 }

/** A stem of a studio's music as a loop without a seam, the same each time. */
export function renderStem(studio: Studio, stem: Stem): Loop {
  const seconds = stemSeconds(studio)[stem]
  const loop = new Float32Array(Math.round(seconds * rate))
  players[stem](loop, studio, makeBars(studio, seconds))
  const wet = reverberate(loop, studio.score.room, 0.45)
  for (let at = 0; at < loop.length; at++) loop[at] = loop[at]! + wet[at]! * wetness[stem]
  return level(loop, levels[stem])
}
