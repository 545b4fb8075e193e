import type { StepRequest } from '@marquee/contract'
import {
  type Check,
  type Checked,
  json,
  listOf,
  nullable,
  number,
  optional,
  recordOf,
  shape,
  text,
  whole,
  word,
} from './checks.ts'

export type GameFrameAction = 'begin' | 'buy-free-spins' | 'play' | 'shot' | 'spin'

/** A choice in a round that waits for one, in the form of the game's own model. */
export type GameFrameChoice = StepRequest['choice']

export const choice = shape({ kind: text }) as Check<unknown> as Check<GameFrameChoice>

const numbers: Check<readonly number[]> = listOf(number)
const tones: Check<readonly { hz: number; to: number; ms: number; gain: number; at: number }[]> =
  listOf(shape({ hz: number, to: number, ms: number, gain: number, at: number }))

const studio = shape({
  name: text,
  /** SVG path data (even-odd) on a square of 48. */
  mark: text,
  face: text,
  /** Values of styles by name. */
  styles: recordOf(text),
  /** Colours of the rim round the game, by role. */
  rim: recordOf(text),
  /** What sounds are synthesised from: Hz, ms, semitones, steps of the scale. */
  voice: shape({
    root: number,
    scale: numbers,
    partials: numbers,
    gain: number,
    attack: number,
    hold: number,
    ring: number,
    detune: number,
    gap: number,
    beat: number,
    pattern: numbers,
    reel: tones,
    win: numbers,
    chord: numbers,
  }),
})

/** What the games of a studio have in common. */
export type GameFrameStudio = Checked<typeof studio>

export const skin = shape({
  /** The face the title is set in, as on the cover. */
  face: optional(text),
  /** Absent for a game that dresses itself. */
  studio: optional(studio),
  scene: text,
  /** Colours by role (shadow, deep, mid, light, glow, accent, pop) as `#rrggbb`, and an id. */
  palette: recordOf(text),
  symbols: recordOf(text),
})

/** How a game looks: a scene, seven colours, and which picture stands for each symbol. */
export type GameFrameSkin = Checked<typeof skin>

export const round = shape({
  id: text,
  /** As the studio's model decided it on the platform; shown, never changed, by the game. */
  outcome: json,
  /** Balance once the cost is taken and before the win is credited. */
  balanceAfterStake: whole,
})

/** A round as the frame sees it. */
export type GameFrameRound = Checked<typeof round>

export const replay = shape({ id: text, outcome: json, balanceAfterStake: nullable(whole) })

/** A finished round; without a balance where it is shown to somebody else than its player. */
export type GameFrameReplay = Checked<typeof replay>

export const jackpots = shape({
  levels: listOf(shape({ level: text, amount: whole, mustDropBy: whole })),
  /** The newest falls; `at` is epoch ms. */
  drops: listOf(shape({ level: text, amount: whole, at: whole })),
})

/** Jackpots that several games feed: what each level holds now. */
export type GameFrameJackpots = Checked<typeof jackpots>

export const freeSpins = nullable(shape({ left: whole, stake: whole }))

/** Spins that were given to the player: each plays `stake` and costs nothing. */
export type GameFrameFreeSpins = NonNullable<Checked<typeof freeSpins>>

export const unit = shape({
  label: word<'coins' | 'entries'>(),
  /** Digits after the decimal point: 12345 with 2 is shown as 123.45. */
  fractionDigits: whole,
})

export type GameFrameUnit = Checked<typeof unit>

export type GameFrameErrorCode =
  | 'insufficient-funds'
  | 'round-open'
  | 'too-fast'
  | 'not-allowed'
  | 'no-free-spins'
  | 'signed-out'
  | 'offline'
  | 'failed'
