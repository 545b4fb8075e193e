/** One note: hertz, when it begins and how long it rings, both in seconds. */
type Note = readonly [hertz: number, at: number, ring: number]

interface Tone {
  type: OscillatorType
  loudness: number
  notes: readonly Note[]
}

export const tones = {
  /** A peg passes, a number is called. */
  tick: { type: 'square', loudness: 0.018, notes: [[1_180, 0, 0.03]] },
  /** Something is caught or daubed. */
  pop: {
    type: 'sine',
    loudness: 0.06,
    notes: [
      [660, 0, 0.09],
      [990, 0.04, 0.12],
    ],
  },
  /** Something comes to rest. */
  land: { type: 'triangle', loudness: 0.07, notes: [[196, 0, 0.22]] },
  /** A prize: a major chord going up. */
  prize: {
    type: 'triangle',
    loudness: 0.07,
    notes: [
      [523.25, 0, 0.5],
      [659.25, 0.09, 0.5],
      [783.99, 0.18, 0.5],
      [1_046.5, 0.3, 0.5],
    ],
  },
} as const satisfies Record<string, Tone>

export type ToneName = keyof typeof tones

/** Browsers allow few contexts at once, and ticks come many a second: all tones share one. */
let context: AudioContext | undefined
let idle: ReturnType<typeof setTimeout> | undefined
/** A context without work is given back after so long, in ms. */
const idleMs = 5_000

function rest(): void {
  void context?.close()
  context = undefined
}

/** Plays a tone. Silent where the browser has no sound or has not allowed it yet. */
export function play(name: ToneName): void {
  if (typeof AudioContext === 'undefined') return
  context ??= new AudioContext()
  clearTimeout(idle)
  idle = setTimeout(rest, idleMs)
  const { currentTime, destination, state } = context
  // What was not allowed before is allowed once something was pressed; nothing is played late.
  if (state === 'suspended') void context.resume()
  const { type, loudness, notes } = tones[name]
  for (const [hertz, at, ring] of notes) {
    const voice = context.createOscillator()
    const level = context.createGain()
    const start = currentTime + at
    voice.type = type
    voice.frequency.value = hertz
    level.gain.setValueAtTime(0, start)
    level.gain.linearRampToValueAtTime(loudness, start + Math.min(0.02, ring / 4))
    level.gain.exponentialRampToValueAtTime(0.0001, start + ring)
    voice.connect(level).connect(destination)
    voice.start(start)
    voice.stop(start + ring)
  }
}
