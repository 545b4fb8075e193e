import type { BooksModelId, GameModelId } from '../ids.ts'

/** The kinds of game whose round is one draw about something the player chose. */
export const instantEngines = ['plinko', 'dice', 'keno', 'crash', 'haul', 'books'] as const
export type InstantEngineId = (typeof instantEngines)[number]

type InstantCommon<Id = GameModelId> = {
  id: Id
  /** The stake divides into so many parts; wins are whole multiples of one. */
  parts: number
  /** No round wins more than this multiple of the stake. */
  maxWinMultiple: number
  /**
   * How far apart its choices return, of a model that was played before the least was compared with the
   * most. It says something about the numbers and is none of them: no fingerprint has it, and no new model.
   */
  playedApart?: number
}

export const plinkoRows = [8, 12, 16] as const
export type PlinkoRows = (typeof plinkoRows)[number]

export const plinkoRisks = ['low', 'medium', 'high'] as const
export type PlinkoRisk = (typeof plinkoRisks)[number]

/** A ball falls through rows of pegs, left or right with the same chance at each. */
export type PlinkoModel = InstantCommon & {
  engine: 'plinko'
  /** What the slots pay as multiples of the stake, from the one in the middle to either edge. */
  tables: Readonly<Record<PlinkoRows, Readonly<Record<PlinkoRisk, readonly number[]>>>>
}

/** A number is rolled; the player says over or under which one it falls, and what that pays follows. */
export type DiceModel = InstantCommon & {
  engine: 'dice'
  /** The roll is a whole number from 0 up to and without this. */
  faces: number
  /** A win of `multiple` has `returned / multiple` of the faces, rounded. */
  returned: number
  /** What a player may play for, as multiples of the stake, smallest first. */
  multiples: readonly number[]
}

/** Numbers are drawn; the more of the player's are among them, the more it pays. */
export type KenoModel = InstantCommon & {
  engine: 'keno'
  /** Numbers on the board: 1 to this. */
  numbers: number
  /** How many of them are drawn. */
  drawn: number
  /** By how many numbers were picked, then by how many of those were drawn: multiples of the stake. */
  pays: Readonly<Record<number, Readonly<Record<number, number>>>>
}

/** Something rises until it ends; who has chosen a multiple it reaches wins that multiple. */
export type CrashModel = InstantCommon & {
  engine: 'crash'
  /** The draw is a whole number from 0 up to and without this. */
  draws: number
  /** A multiple is reached by `returned / multiple` of the draws, rounded down. */
  returned: number
  /** The smallest and largest multiple a player may choose, in hundredths of the stake. */
  least: number
  most: number
}

/** What may be shot at; also the names of their pictures. */
export type HaulCreature =
  | 'angelfish'
  | 'anglerfish'
  | 'chest'
  | 'clownfish'
  | 'crab'
  | 'dragon'
  | 'jellyfish'
  | 'octopus'
  | 'pufferfish'
  | 'seahorse'
  | 'shark'
  | 'swordfish'
  | 'turtle'
  | 'whale'

/** Fish that swim together: one of them is shot at, or a net is thrown over all. */
export type HaulShoal = {
  creature: HaulCreature
  swimmers: number
  /** A shot at one of them: what a hit pays as a multiple of the stake, and its chance, `hits` in `outOf`. */
  shot: { multiple: number; hits: number; outOf: number }
  /** A net over the shoal: what each one that is caught pays; each is caught by itself, `hits` in `outOf`. */
  net: { each: number; hits: number; outOf: number }
}

/** One that swims alone: a hit pays the multiple, `hits` in `outOf`. */
export type HaulLoner = { creature: HaulCreature; multiple: number; hits: number; outOf: number }

/** The rarest: one draw out of `outOf` says which of its prizes a shot wins, or that it gets away. */
export type HaulBoss = {
  creature: HaulCreature
  outOf: number
  /** Smallest first. */
  prizes: readonly { multiple: number; hits: number }[]
}

/** A sea to shoot and throw nets into; what a shot is about is the player's choice. */
export type HaulModel = InstantCommon & {
  engine: 'haul'
  shoals: readonly HaulShoal[]
  loners: readonly HaulLoner[]
  boss: HaulBoss
}

/** Any value that survives JSON; in a studio's own form. */
export type BookEvent =
  | string
  | number
  | boolean
  | null
  | BookEvent[]
  | { [key: string]: BookEvent }

/** A round that was written down beforehand: what is shown, and what it pays. */
export type Book = {
  id: number
  /** How many of all draws of its mode are this one. */
  weight: number
  /** In hundredths of the stake. */
  payout: number
  /** What the game shows. */
  events: BookEvent[]
}

/** Every round there is stands in a book; the draw says which. The player chooses the mode. */
export type BooksModel = InstantCommon<BooksModelId> & {
  engine: 'books'
  /** The stakes it may be played at, in minor units, smallest first; those of every game unless given. */
  stakes?: readonly number[]
  modes: Readonly<Record<string, BookMode>>
}

/** A way to play with books of its own; `price` is a multiple of the stake, and may have a fraction. */
export type BookMode = { price: number; books: readonly Book[] }

/** A model whose round is one draw about something the player chose. */
export type InstantModel = PlinkoModel | DiceModel | KenoModel | CrashModel | HaulModel | BooksModel
