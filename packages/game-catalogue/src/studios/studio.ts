import type { FaceId } from '../lettering/faces.ts'
import type { Hex, Provider } from '../types.ts'
import type { TreatmentId } from './lettering.ts'
import type { FinishId, RimId } from './trim.ts'

/** A studio's own colours: what is round every game of it, whatever place the game is set in. */
export interface StudioPalette {
  /** The console under the game, and the loading scene. */
  ground: Hex
  /** What is raised from the ground: buttons beside the large one. */
  plate: Hex
  /** Text on ground and plate. */
  ink: Hex
  /** Borders, and the body of letters that stand up. */
  line: Hex
  /** The button that plays, and text on the ground that matters. */
  key: Hex
  /** Text and signs on the key. */
  keyInk: Hex
  /** Dark, whatever the ground is: behind cards, wins and dialogs. */
  night: Hex
  /** Lettering on the night. */
  shine: Hex
  /** The second accent, on the night. */
  spark: Hex
}

/** How a studio letters names, wins, buttons and counters. */
export interface StudioLettering {
  /** It says amounts too: a face whose nought is taken for an eight (pirata's is) is none for a studio. */
  face: FaceId
  treatment: TreatmentId
  /** Space between letters, in ems. */
  tracking: number
  /** Degrees that large lettering rises to the right. */
  rise: number
}

/** The forms of a studio's console. */
export interface StudioTrim {
  /** Corners of plates and buttons, as CSS writes them. */
  corner: string
  /** Corners of the button that plays. */
  key: string
  /** What runs along the console's upper edge. */
  rim: RimId
  /** The surface of console and loading scene. */
  finish: FinishId
}

/** One tone of a sound effect. */
export interface StudioTone {
  /** Where it begins and ends, in Hz. */
  hz: number
  to: number
  ms: number
  /** 0 to 1. */
  gain: number
  /** ms after the sound begins. */
  at: number
}

/** How a studio sounds: everything is synthesised from these. Steps count along the scale from 0. */
export interface StudioVoice {
  /** Hz of the lowest note, in a game whose place does not move it. */
  root: number
  /** Semitones above the root within one octave, from 0 upward. */
  scale: readonly number[]
  /** How strong each overtone of the lead is, the fundamental first. */
  partials: readonly number[]
  /** 0 to 1; a lead with many overtones is heard more. */
  gain: number
  /** ms until a note is at its loudest. */
  attack: number
  /** Share of a note that it stays loud for; the rest dies away. */
  hold: number
  /** ms a note of the lead rings. */
  ring: number
  /** Cents between the two strings of a note; 0 for one string. */
  detune: number
  /** ms between the notes of a win. */
  gap: number
  /** ms between two notes of the music of free spins. */
  beat: number
  /** Steps of that music, again and again. */
  pattern: readonly number[]
  /** A reel comes to rest. */
  reel: readonly StudioTone[]
  /** Steps that say a win; larger wins go on from them. */
  win: readonly number[]
  /** Steps that sound together at the end of a large win. */
  chord: readonly number[]
}

export type DrumId =
  | 'anvil'
  | 'bell'
  | 'brush'
  | 'clap'
  | 'frame'
  | 'hat'
  | 'kick'
  | 'shaker'
  | 'tom'
  | 'wood'

/** Steps of the scale one after the other; null is a rest. */
export type Line = readonly (number | null)[]

/**
 * What its music is written in, beside the voice: rendered into files when the arcade is built. A bar has
 * as many notes as the voice's pattern.
 */
export interface StudioScore {
  /** Steps that the chords of four bars stand on. */
  chords: readonly [number, number, number, number]
  /** Steps above it that sound with each. */
  voicing: readonly number[]
  /** Share of a note that every second one comes late by. */
  swing: number
  /** Steps above the chord that the bass plays, one bar. */
  bass: Line
  /** What is struck in a bar: `X` loud, `x` soft, `.` not. */
  drums: Partial<Record<DrumId, string>>
  /** Steps above the chord that the free spins sing, two bars. */
  melody: Line
  /** Seconds that it rings in its room. */
  room: number
}

/** A studio with all that its games have in common. */
export interface Studio extends Provider {
  /** Its sign in one colour, as SVG path data (even-odd) on a square of 48. */
  mark: string
  palette: StudioPalette
  lettering: StudioLettering
  trim: StudioTrim
  voice: StudioVoice
  score: StudioScore
}

/** A round spot of a mark, as path data. */
export const dot = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${r * 2} 0a${r} ${r} 0 1 0 ${-r * 2} 0z`

/** A tone of a reel that comes to rest. */
export const tone = (hz: number, to: number, ms: number, gain: number, at = 0): StudioTone => ({
  hz,
  to,
  ms,
  gain,
  at,
})

/** A line of steps as it is read: `0 . 4 .` has two rests. */
export const line = (written: string): Line =>
  written.split(' ').map((step) => (step === '.' ? null : Number(step)))
