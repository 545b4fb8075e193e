import { costs, type Habits } from './costs.ts'
import { arrivalsOfDay, minutesOfDay } from './day.ts'

/** What one cell has: everything of its players but what all cells share. */
export interface Cell {
  /** Cores of its PostgreSQL, and what its disk writes in a second, bytes. */
  databaseCores: number
  databaseWrites: number
  /** Connections that its PostgreSQL serves well. */
  databaseConnections: number
  apiCores: number
  frontCores: number
  socketCores: number
  /** Memory of the processes that hold connections, bytes. */
  socketMemory: number
  /** Commands of its Redis in a second. */
  redisCommands: number
}

/** Machines that any provider has. */
export const usualCell: Cell = {
  databaseCores: 32,
  databaseWrites: 250_000_000,
  databaseConnections: 400,
  apiCores: 32,
  frontCores: 16,
  socketCores: 4,
  socketMemory: 8_000_000_000,
  redisCommands: 80_000,
}

export const parts = [
  'database processor',
  'database writes',
  'database connections',
  'platform processor',
  'front processor',
  'socket processor',
  'socket memory',
  'Redis commands',
] as const
export type Part = (typeof parts)[number]

export interface Minute {
  visits: number
  /** Players who are there. */
  online: number
  rounds: number
  /** How much of each part is in use, 1 is all. */
  use: Record<Part, number>
}

/** Share of the time that a round of two calls holds a connection, beside the processor's: the network's. */
const connectionTime = costs.roundDatabase.value * 3

function useOf(cell: Cell, online: number, rounds: number, pages: number): Minute['use'] {
  const pushes = rounds * costs.pushesOfRound.value
  const statement = costs.roundDatabase.value / costs.roundStatements.value
  const database =
    rounds * costs.roundDatabase.value + pages * costs.pageStatements.value * statement
  return {
    'database processor': database / cell.databaseCores,
    'database writes': (rounds * costs.roundWal.value) / cell.databaseWrites,
    'database connections': (rounds * connectionTime) / cell.databaseConnections,
    'platform processor':
      (rounds * costs.roundNode.value + pages * costs.pageApi.value) / cell.apiCores,
    'front processor': (pages * costs.pageFront.value) / cell.frontCores,
    'socket processor': (pushes * costs.pushNode.value) / cell.socketCores,
    'socket memory': (online * costs.connectionBytes.value) / cell.socketMemory,
    'Redis commands': (pushes * 2) / cell.redisCommands,
  }
}

/**
 * Plays one day of a cell, minute by minute: visits begin by the shape of the day, last as long as the
 * habits say, and spread their rounds and pages evenly.
 */
export function simulateDay(players: number, habits: Habits, cell: Cell, seed = 1): Minute[] {
  // Two days, of which the second is told: the first fills the evening that reaches into it.
  const day = arrivalsOfDay(players, habits, seed)
  const arrivals = [...day, ...arrivalsOfDay(players, habits, seed + 1)]
  const length = Math.max(1, Math.round(habits.visit / 60))
  let online = 0
  return arrivals
    .map((visits, minute): Minute => {
      online += visits - (arrivals[minute - length] ?? 0)
      const rounds = (online * habits.rounds) / habits.visit
      const pages = (visits * habits.pages) / 60
      return { visits, online, rounds, use: useOf(cell, online, rounds, pages) }
    })
    .slice(minutesOfDay)
}

/**
 * How long something waits for a part with `servers` equal servers of which `use` is in use, in times of
 * one service (Erlang C); without an end when all are in use.
 */
export function waitFactor(use: number, servers: number): number {
  if (use >= 1) return Number.POSITIVE_INFINITY
  const load = use * servers
  let term = 1
  let sum = 1
  for (let nth = 1; nth < servers; nth++) {
    term *= load / nth
    sum += term
  }
  const full = (term * load) / servers / (1 - use)
  return full / (sum + full) / (servers * (1 - use))
}
