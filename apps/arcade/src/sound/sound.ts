import { plainVoice } from './voice.ts'
import type { Voice } from './voice.ts'

export type SoundName =
  | 'press'
  | 'reel'
  | 'win'
  | 'big'
  | 'coin'
  | 'shot'
  | 'hit'
  | 'miss'
  | 'feature'
  | 'burst'
  | 'rise'
  | 'tap'
  | 'card'
  | 'epic'
  | 'peg'
  | 'land'
  | 'tick'
  | 'ball'
  | 'lift'
  | 'boom'
  | 'net'
  | 'deep'

export type Tone = {
  at: number
  hz: number
  to?: number
  ms: number
  /** Left out, it is the lead of the voice. */
  type?: Exclude<OscillatorType, 'custom'>
  gain?: number
}

type Sounds = Record<SoundName, (level: number) => Tone[]>

/** The tones of every sound in one voice: in its own key and scale, said in its own way. */
export function soundsOf({ root, scale, gain, ring, gap, reel, win, chord }: Voice): Sounds {
  const note = (step: number) =>
    root * 2 ** (scale[step % scale.length]! / 12 + Math.floor(step / scale.length))
  const run = (steps: readonly number[], { every = gap, octave = 1, at = 0 } = {}): Tone[] =>
    steps.map((step, index) => ({
      at: at + index * every,
      hz: note(step) * 2 ** octave,
      ms: ring,
      gain,
    }))
  const together = (at: number, ms: number, steps = chord): Tone[] =>
    steps.map((step) => ({ at, hz: note(step), ms, gain: gain * 0.6 }))
  const higher = (by: number) => win.map((step) => step + by)
  // Two notes of the scale higher each time, and at the end all at once.
  const climb = [...win, ...higher(2), ...higher(4)]
  const one = (hz: number, to: number, ms: number, share: number, at = 0): Tone => ({
    at,
    hz,
    to,
    ms,
    gain: gain * share,
  })
  // What is no music is larger in a deep voice and smaller in a high one.
  const size = (root / 220) ** 0.5
  return {
    press: () => [one(root * 1.5, root * 0.8, 90, 0.5)],
    reel: () => reel.map((tone) => ({ ...tone, type: 'triangle' })),
    win: () => run(win),
    big: () => {
      const steps = [...win, ...higher(2)]
      return [...run(steps), ...together(steps.length * gap, 900)]
    },
    epic: () => [
      ...together(0, 1400, [0, chord[1]!]),
      ...run(climb),
      ...together(climb.length * gap, 1900, [...chord, chord[0]! + scale.length]),
    ],
    coin: () => run([win[0]! + scale.length, win[1]! + scale.length], { every: 60 }),
    shot: () => [{ at: 0, hz: 700 * size, to: 90, ms: 240, type: 'sawtooth', gain: 0.3 }],
    hit: () => run(win.slice(0, 3), { every: gap * 0.6 }),
    miss: () => [one(root, root * 0.62, 220, 0.8)],
    feature: () => [
      ...run(climb.slice(0, 8), { octave: 0 }),
      ...together(Math.min(8, climb.length) * gap, 1100),
    ],
    burst: (level) => [one(note(2 + level) * 2, root * 0.5, 170, 0.5)],
    tap: () => [one(root * 2, root * 1.4, 60, 0.6)],
    card: () => [
      { at: 0, hz: 1900 * size, to: 500, ms: 46, type: 'triangle', gain: 0.34 },
      { at: 18, hz: 240 * size, to: 120, ms: 70, type: 'sine', gain: 0.5 },
    ],
    rise: (level) => run([level, level + 2], { every: gap * 0.8 }),
    peg: (level) => [{ at: 0, hz: note(level) * 4, ms: 70, gain: gain * 0.5 }],
    land: () => [
      ...run(win.slice(-2), { every: gap * 0.7 }),
      { at: 0, hz: 130 * size, to: 60, ms: 160, type: 'sine', gain: 0.8 },
    ],
    tick: () => [one(root * 4, root * 3, 34, 0.3)],
    ball: (level) => [
      { at: 0, hz: note(level % scale.length) * 2, ms: 120, gain: gain * 0.8 },
      { at: 0, hz: 240 * size, to: 120, ms: 80, type: 'sine', gain: 0.5 },
    ],
    lift: () => [
      one(root * 0.5, root * 3, 900, 0.5),
      { at: 0, hz: 70, to: 46, ms: 700, type: 'triangle', gain: 0.8 },
    ],
    net: () => [
      one(root * 1.2, root * 2.4, 260, 0.6),
      { at: 240, hz: 900, to: 220, ms: 180, type: 'sawtooth', gain: 0.12 },
    ],
    deep: () => [
      { at: 0, hz: 58, to: 104, ms: 1200, type: 'sawtooth', gain: 0.34 },
      one(root * 0.5, root * 0.74, 1000, 1, 120),
      one(root * 0.75, root * 0.5, 900, 0.7, 700),
    ],
    boom: () => [
      { at: 0, hz: 130 * size, to: 34, ms: 620, type: 'sawtooth', gain: 0.4 },
      { at: 30, hz: 90 * size, to: 40, ms: 480, type: 'square', gain: 0.22 },
    ],
  }
}

export type SoundSettings = {
  on: boolean
  /** 0 to 1. */
  volume: number
  /** Whether music is played, beside the sounds of what happens. */
  music: boolean
}

/** What a game is about just now: waiting, or in the free spins that have a music of their own. */
export type Mood = 'rest' | 'feature'

export type Sound = {
  readonly settings: Readonly<SoundSettings>
  change: (changed: Partial<SoundSettings>) => void
  /** `level` raises what climbs with each fall. */
  play: (name: SoundName, level?: number) => void
  mood: (mood: Mood) => void
}

/**
 * Short synthesised sounds in the voice of a game's studio; off until switched on.
 * The audio context is made at the first sound after a gesture, as browsers demand.
 */
export function makeSound(settings: SoundSettings, voice: Voice = plainVoice): Sound {
  let context: AudioContext | undefined
  let output: GainNode | undefined
  let now = settings
  let beat: ReturnType<typeof setInterval> | undefined
  const sounds = soundsOf(voice)
  const ready = () => {
    if (!now.on || !navigator.userActivation?.hasBeenActive) return undefined
    if (!context || !output) {
      context = new AudioContext()
      output = new GainNode(context, { gain: now.volume })
      output.connect(context.destination)
    }
    if (context.state === 'suspended') void context.resume()
    return output
  }
  const step = (count: number) => {
    const { pattern, scale } = voice
    const at = pattern[count % pattern.length]!
    return voice.root * 2 ** (scale[at % scale.length]! / 12 + Math.floor(at / scale.length))
  }
  return {
    get settings() {
      return now
    },
    change: (changed) => {
      now = { ...now, ...changed }
      output?.gain.setTargetAtTime(now.volume, output.context.currentTime, 0.02)
    },
    play: (name, level = 0) => {
      const heard = ready()
      if (heard) for (const tone of sounds[name](level)) playTone(heard, tone, voice)
    },
    mood: (mood) => {
      clearInterval(beat)
      if (mood === 'rest') return
      let count = 0
      beat = setInterval(() => {
        const heard = document.hidden || !now.music ? undefined : ready()
        if (!heard) return
        playTone(heard, { at: 0, hz: step(count), ms: voice.ring, gain: voice.gain / 4 }, voice)
        // The bass comes with the pattern's beginning and in the middle of it.
        if (count % Math.ceil(voice.pattern.length / 2) === 0) {
          const bass: Tone = { at: 0, hz: voice.root / 2, ms: 380, type: 'sine', gain: 0.3 }
          playTone(heard, bass, voice)
        }
        count++
      }, voice.beat)
    },
  }
}

const waves = new WeakMap<BaseAudioContext, PeriodicWave>()

/** The lead of a voice as the context plays it: its overtones, made once. */
function waveOf(context: BaseAudioContext, { partials }: Voice): PeriodicWave {
  const known = waves.get(context)
  if (known) return known
  const made = context.createPeriodicWave(new Float32Array([0, ...partials.map(() => 0)]), [
    0,
    ...partials,
  ])
  waves.set(context, made)
  return made
}

/** Plays one tone: swells, holds, dies away; the lead may have two strings a little apart. */
export function playTone(
  output: AudioNode,
  { at, hz, to = hz, ms, type, gain = 0.6 }: Tone,
  voice: Voice,
) {
  const { context } = output
  const start = context.currentTime + at / 1000
  const end = start + ms / 1000
  const length = ms / 1000
  const attack = type ? 0.008 : Math.min(voice.attack / 1000, length / 3)
  const held = start + Math.max(attack, type ? 0 : voice.hold * length)
  const volume = new GainNode(context, { gain: 0 })
  volume.gain.setValueAtTime(0, start)
  volume.gain.linearRampToValueAtTime(gain * 0.16, start + attack)
  volume.gain.setValueAtTime(gain * 0.16, held)
  volume.gain.exponentialRampToValueAtTime(0.0001, end)
  volume.connect(output)
  for (const detune of type || !voice.detune ? [0] : [-voice.detune / 2, voice.detune / 2]) {
    const oscillator = new OscillatorNode(context, {
      frequency: hz,
      detune,
      ...(type ? { type } : { type: 'custom', periodicWave: waveOf(context, voice) }),
    })
    oscillator.frequency.setValueAtTime(hz, start)
    oscillator.frequency.exponentialRampToValueAtTime(to, end)
    oscillator.connect(volume)
    oscillator.start(start)
    oscillator.stop(end)
  }
}
