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

type Tone = {
  at: number
  hz: number
  to?: number
  ms: number
  type?: OscillatorType
  gain?: number
}

const arpeggio = (root: number, steps: number[], gap: number): Tone[] =>
  steps.map((semitones, index) => ({
    at: index * gap,
    hz: root * 2 ** (semitones / 12),
    ms: 260,
    type: 'triangle',
  }))

const sounds: Record<SoundName, Tone[]> = {
  press: [{ at: 0, hz: 320, to: 180, ms: 90, type: 'square', gain: 0.25 }],
  reel: [{ at: 0, hz: 150, to: 70, ms: 110, type: 'triangle', gain: 0.9 }],
  win: arpeggio(523, [0, 4, 7, 12], 90),
  big: arpeggio(392, [0, 4, 7, 12, 16, 19, 24], 110),
  coin: [
    { at: 0, hz: 1180, ms: 70, type: 'square', gain: 0.18 },
    { at: 60, hz: 1570, ms: 180, type: 'square', gain: 0.18 },
  ],
  shot: [{ at: 0, hz: 700, to: 90, ms: 240, type: 'sawtooth', gain: 0.3 }],
  hit: arpeggio(440, [0, 7, 12], 60),
  miss: [{ at: 0, hz: 220, to: 140, ms: 220, type: 'sine', gain: 0.5 }],
  feature: arpeggio(330, [0, 3, 7, 10, 12, 15], 120),
}

export type Sound = { on: boolean; play(name: SoundName): void }

/**
 * Short synthesised sounds; off until switched on.
 * The audio context is made at the first sound after a gesture, as browsers demand.
 */
export function makeSound(on: boolean): Sound {
  let context: AudioContext | undefined
  const sound: Sound = {
    on,
    play: (name) => {
      if (!sound.on || !navigator.userActivation?.hasBeenActive) return
      context ??= new AudioContext()
      if (context.state === 'suspended') void context.resume()
      for (const tone of sounds[name]) playTone(context, tone)
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
