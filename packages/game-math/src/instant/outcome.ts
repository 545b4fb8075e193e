import type { BookEvent, HaulCreature } from './model.ts'

type InstantStep = {
  /** What it pays as a multiple of the stake. */
  multiple: number
  /** Minor units. */
  win: number
}

export type DropStep = InstantStep & {
  kind: 'drop'
  /** At each peg, from the top: 0 to the left, 1 to the right. */
  path: (0 | 1)[]
  /** The slot it ends in, from the left: as many as it went to the right. */
  slot: number
}

export type RollStep = InstantStep & {
  kind: 'roll'
  /** 0 up to and without the model's faces. */
  roll: number
}

export type DrawStep = InstantStep & {
  kind: 'draw'
  /** In the order they came. */
  drawn: number[]
  /** Of the picked numbers, how many were drawn. */
  caught: number
}

export type FlightStep = InstantStep & {
  kind: 'flight'
  /** The multiple at which it ended; the model's largest when it got that far. */
  end: number
}

export type HaulStep = InstantStep & {
  kind: 'haul'
  /** How it was caught, or was not: shot at, under a net, or met as the boss. */
  way: 'shot' | 'net' | 'boss'
  creature: HaulCreature
  /** Of those that were aimed at, which were caught: of a net all that swam under it, else one. */
  caught: boolean[]
}

export type BookStep = InstantStep & {
  kind: 'book'
  book: number
  /** What the game shows, as the book says it. */
  events: BookEvent[]
}

/** The one step of an instant game's round. */
export type InstantRoundStep = DropStep | RollStep | DrawStep | FlightStep | HaulStep | BookStep
