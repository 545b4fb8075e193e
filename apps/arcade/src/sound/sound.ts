import type { Voice } from './voices.ts'

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

type Tone = {
  at: number
  hz: number
  to?: number
  ms: number
  type?: OscillatorType
  gain?: number
}

type Sounds = Record<SoundName, (level: number) => Tone[]>

/** The sounds of one voice; what a game plays is in its own key and made of its own tones. */
function soundsOf({ root, scale, lead, ring }: Voice): Sounds {
  const note = (step: number) => {
    const octave = Math.floor(step / scale.length)
    return root * 2 ** (scale[step % scale.length]! / 12 + octave)
  }
  const run = (steps: readonly number[], gap: number, transpose = 1): Tone[] =>
    steps.map((step, index) => ({
      at: index * gap,
      hz: note(step) * transpose,
      ms: ring,
      type: lead,
      gain: lead === 'sawtooth' ? 0.3 : 0.6,
    }))
  const chord = (at: number, steps: readonly number[], ms: number): Tone[] =>
    steps.map((step) => ({ at, hz: note(step), ms, type: 'triangle', gain: 0.34 }))
  return {
    press: () => [{ at: 0, hz: root * 1.5, to: root * 0.8, ms: 90, type: 'square', gain: 0.25 }],
    reel: () => [{ at: 0, hz: 150, to: 70, ms: 110, type: 'triangle', gain: 0.9 }],
    win: () => run([0, 2, 3, 5], 90, 2),
    big: () => [...run([0, 2, 3, 5, 7, 8, 9], 110, 2), ...chord(770, [0, 2, 3, 5], 900)],
    epic: () => [
      ...run([0, 2, 3, 5, 3, 5, 7, 8, 7, 8, 9, 11, 12], 120, 2),
      ...chord(0, [0, 3], 1400),
      ...chord(1560, [0, 2, 3, 5, 7], 1900),
    ],
    coin: () => [
      { at: 0, hz: 1180, ms: 70, type: 'square', gain: 0.18 },
      { at: 60, hz: 1570, ms: 180, type: 'square', gain: 0.18 },
    ],
    shot: () => [{ at: 0, hz: 700, to: 90, ms: 240, type: 'sawtooth', gain: 0.3 }],
    hit: () => run([0, 3, 5], 60, 2),
    miss: () => [{ at: 0, hz: root, to: root * 0.62, ms: 220, type: 'sine', gain: 0.5 }],
    feature: () => [...run([0, 1, 2, 3, 4, 5, 7], 120), ...chord(840, [0, 2, 3, 5], 1100)],
    burst: (level) => [
      { at: 0, hz: note(2 + level) * 2, to: root * 0.5, ms: 170, type: 'square', gain: 0.16 },
    ],
    tap: () => [{ at: 0, hz: root * 2, to: root * 1.4, ms: 60, type: 'triangle', gain: 0.4 }],
    card: () => [
      { at: 0, hz: 1900, to: 500, ms: 46, type: 'triangle', gain: 0.34 },
      { at: 18, hz: 240, to: 120, ms: 70, type: 'sine', gain: 0.5 },
    ],
    rise: (level) => run([level, level + 2], 80, 2),
    peg: (level) => [{ at: 0, hz: note(level) * 4, ms: 70, type: 'triangle', gain: 0.22 }],
    land: () => [...run([2, 5], 70, 2), { at: 0, hz: 130, to: 60, ms: 160, gain: 0.8 }],
    tick: () => [{ at: 0, hz: root * 4, to: root * 3, ms: 34, type: 'square', gain: 0.1 }],
    ball: (level) => [
      { at: 0, hz: note(level % 7) * 2, ms: 120, type: 'triangle', gain: 0.4 },
      { at: 0, hz: 240, to: 120, ms: 80, gain: 0.5 },
    ],
    lift: () => [
      { at: 0, hz: root * 0.5, to: root * 3, ms: 900, type: 'sawtooth', gain: 0.2 },
      { at: 0, hz: 70, to: 46, ms: 700, type: 'triangle', gain: 0.8 },
    ],
    net: () => [
      { at: 0, hz: root * 1.2, to: root * 2.4, ms: 260, type: 'triangle', gain: 0.3 },
      { at: 240, hz: 900, to: 220, ms: 180, type: 'sawtooth', gain: 0.12 },
    ],
    deep: () => [
      { at: 0, hz: 58, to: 104, ms: 1200, type: 'sawtooth', gain: 0.34 },
      { at: 120, hz: root * 0.5, to: root * 0.74, ms: 1000, type: 'sine', gain: 0.6 },
      { at: 700, hz: root * 0.75, to: root * 0.5, ms: 900, type: 'triangle', gain: 0.4 },
    ],
    boom: () => [
      { at: 0, hz: 130, to: 34, ms: 620, type: 'sawtooth', gain: 0.4 },
      { at: 30, hz: 90, to: 40, ms: 480, type: 'square', gain: 0.22 },
    ],
  }
}

export type Sound = {
  on: boolean
  /** `level` raises what climbs with each fall. */
  play: (name: SoundName, level?: number) => void
  /** A quiet pattern that goes on until it is switched off; heard only while sound is on. */
  music: (on: boolean) => void
}

/**
 * Short synthesised sounds in the voice of a game; off until switched on.
 * The audio context is made at the first sound after a gesture, as browsers demand.
 */
export function makeSound(on: boolean, voice: Voice): Sound {
  let context: AudioContext | undefined
  let beat: ReturnType<typeof setInterval> | undefined
  const sounds = soundsOf(voice)
  const ready = () => {
    if (!sound.on || !navigator.userActivation?.hasBeenActive) return undefined
    context ??= new AudioContext()
    if (context.state === 'suspended') void context.resume()
    return context
  }
  const pattern = [0, 2, 3, 5, 3, 2, 4, 1]
  const sound: Sound = {
    on,
    play: (name, level = 0) => {
      const heard = ready()
      if (heard) for (const tone of sounds[name](level)) playTone(heard, tone)
    },
    music: (playing) => {
      clearInterval(beat)
      if (!playing) return
      let count = 0
      beat = setInterval(() => {
        const heard = document.hidden ? undefined : ready()
        if (!heard) return
        const step = voice.scale[pattern[count % pattern.length]!]!
        const hz = voice.root * 2 ** (step / 12)
        playTone(heard, { at: 0, hz, ms: voice.ring, type: voice.lead, gain: 0.14 })
        if (count % 4 === 0) {
          playTone(heard, { at: 0, hz: voice.root / 2, ms: 380, type: 'sine', gain: 0.3 })
        }
        count++
      }, voice.beat)
    },
  }
  return sound
}

function playTone(context: AudioContext, { at, hz, to = hz, ms, type = 'sine', gain = 0.6 }: Tone) {
  const start = context.currentTime + at / 1000
  const end = start + ms / 1000
  const oscillator = new OscillatorNode(context, { type, frequency: hz })
  oscillator.frequency.exponentialRampToValueAtTime(to, end)
  const volume = new GainNode(context, { gain: 0 })
  volume.gain.setValueAtTime(0, start)
  volume.gain.linearRampToValueAtTime(gain * 0.16, start + 0.008)
  volume.gain.exponentialRampToValueAtTime(0.0001, end)
  oscillator.connect(volume).connect(context.destination)
  oscillator.start(start)
  oscillator.stop(end)
}
