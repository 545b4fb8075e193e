import type { SoundName } from './sound.ts'
import type { Voice } from './voice.ts'

export type Tone = {
  at: number
  hz: number
  to?: number
  ms: number
  /** Left out, it is the lead of the voice. Noise is heard about its frequency. */
  type?: Exclude<OscillatorType, 'custom'> | 'noise'
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
  /** The body of what strikes, flies or bursts. */
  const noise = (hz: number, to: number, ms: number, loud: number, at = 0): Tone => ({
    at,
    hz: hz * size,
    to: to * size,
    ms,
    type: 'noise',
    gain: loud,
  })
  return {
    press: () => [one(root * 1.5, root * 0.8, 90, 0.5)],
    reel: () => [
      ...reel.map((tone): Tone => ({ ...tone, type: 'triangle' })),
      noise(900, 260, 70, 0.3),
    ],
    win: () => run(win),
    big: () => {
      const steps = [...win, ...higher(2)]
      return [...run(steps), ...together(steps.length * gap, 900)]
    },
    huge: () => [
      ...together(0, 900, [0, chord[1]!]),
      ...run(climb),
      ...together(climb.length * gap, 1400),
      noise(5200, 2600, 900, 0.12, climb.length * gap),
    ],
    epic: () => [
      noise(160, 60, 700, 0.7),
      noise(6400, 2400, 1800, 0.16, climb.length * gap),
      ...together(0, 1400, [0, chord[1]!]),
      ...run(climb),
      ...together(climb.length * gap, 1900, [...chord, chord[0]! + scale.length]),
    ],
    coin: () => run([win[0]! + scale.length, win[1]! + scale.length], { every: 60 }),
    shot: () => [
      { at: 0, hz: 700 * size, to: 90, ms: 240, type: 'sawtooth', gain: 0.3 },
      noise(2400, 500, 130, 0.4),
    ],
    hit: () => run(win.slice(0, 3), { every: gap * 0.6 }),
    miss: () => [one(root, root * 0.62, 220, 0.8)],
    feature: () => [
      ...run(climb.slice(0, 8), { octave: 0 }),
      ...together(Math.min(8, climb.length) * gap, 1100),
    ],
    // Bells, more of them and longer the higher the jackpot, and at the end a chord.
    jackpot: (asked) => {
      const level = Math.min(3, asked)
      const rings = 4 + level * 4
      const every = 95
      const bells = Array.from({ length: rings }, (_, index): Tone => ({
        at: index * every,
        hz: note(chord[index % chord.length]! + (index % 2 ? scale.length : 0)) * 2,
        ms: 320,
        gain: gain * 0.8,
      }))
      return [
        noise(5200, 2400, 500 + level * 400, 0.1 + level * 0.03),
        ...bells,
        ...(level > 1 ? run(climb, { at: rings * every * 0.5 }) : []),
        ...together(rings * every, 900 + level * 400),
      ]
    },
    burst: (level) => [one(note(2 + level) * 2, root * 0.5, 170, 0.5), noise(3000, 900, 90, 0.3)],
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
      noise(600, 180, 80, 0.35),
    ],
    collect: () => [
      ...run([4, 2, 0], { every: gap * 0.7 }),
      ...run([win[0]! + scale.length, win[1]! + scale.length], { every: 60, at: gap * 2.4 }),
    ],
    multiply: () => [
      noise(1200, 4200, 420, 0.14),
      ...run([0, 2, 4, 6, 8], { every: gap * 0.5 }),
      ...together(gap * 2.6, 600),
    ],
    respin: () => [one(root * 2, root * 2.6, 110, 0.5), one(root * 2, root * 3.2, 150, 0.5, 140)],
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
      noise(1800, 420, 260, 0.4, 240),
    ],
    deep: () => [
      { at: 0, hz: 58, to: 104, ms: 1200, type: 'sawtooth', gain: 0.34 },
      one(root * 0.5, root * 0.74, 1000, 1, 120),
      one(root * 0.75, root * 0.5, 900, 0.7, 700),
    ],
    boom: () => [
      { at: 0, hz: 130 * size, to: 34, ms: 620, type: 'sawtooth', gain: 0.4 },
      { at: 30, hz: 90 * size, to: 40, ms: 480, type: 'square', gain: 0.22 },
      noise(1300, 90, 700, 0.8),
    ],
  }
}
