/** How a game sounds: its key, its scale, and what its tones are made of. */
export type Voice = {
  /** Hz of the lowest note. */
  root: number
  /** Semitones above the root. */
  scale: readonly number[]
  lead: OscillatorType
  /** How long a tone of the lead rings, in ms. */
  ring: number
  /** Milliseconds between two notes of the music of free spins. */
  beat: number
}

const major = [0, 2, 4, 7, 9, 12, 14, 16, 19]
const minor = [0, 3, 5, 7, 10, 12, 15, 17, 19]
const dorian = [0, 2, 3, 7, 9, 12, 14, 15, 19]
const lydian = [0, 4, 6, 7, 11, 12, 16, 18, 19]
const phrygian = [0, 1, 5, 7, 8, 12, 13, 17, 19]

const voices = {
  sea: { root: 220, scale: major, lead: 'sine', ring: 420, beat: 300 },
  wild: { root: 196, scale: minor, lead: 'triangle', ring: 320, beat: 260 },
  street: { root: 247, scale: dorian, lead: 'sawtooth', ring: 180, beat: 200 },
  fair: { root: 262, scale: major, lead: 'triangle', ring: 220, beat: 210 },
  sky: { root: 233, scale: lydian, lead: 'sine', ring: 520, beat: 320 },
  stone: { root: 165, scale: phrygian, lead: 'triangle', ring: 380, beat: 280 },
} as const satisfies Record<string, Voice>

const places: Record<keyof typeof voices, readonly string[]> = {
  sea: ['harbour', 'coral-reef', 'deep-sea', 'willow-lake', 'storm-coast', 'cove'],
  wild: ['snowy-pines', 'jungle-temple', 'meadow', 'savanna', 'hollow-wood', 'orchard'],
  street: ['neon-skyline', 'diner', 'music-hall', 'workshop'],
  fair: ['candy-hills', 'carnival', 'theatre', 'sunburst-stage', 'library'],
  sky: ['nebula', 'sky-isles', 'moon-garden', 'crystal-cave'],
  stone: ['desert-ruins', 'volcano', 'canyon', 'castle', 'vault'],
}

/** The voice of the place a game is set in. */
export function voiceOf(scene: string): Voice {
  const found = Object.entries(places).find(([, scenes]) => scenes.includes(scene))
  return voices[(found?.[0] ?? 'fair') as keyof typeof voices]
}
