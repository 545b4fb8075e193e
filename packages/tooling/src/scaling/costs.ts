/** Where a figure comes from: a command of this repository, or what the field takes for granted. */
export type Basis = 'measured' | 'assumed'

export interface Cost {
  value: number
  basis: Basis
  /** The command or the reason. */
  source: string
}

const measured = (value: number, source: string): Cost => ({ value, basis: 'measured', source })
const assumed = (value: number, source: string): Cost => ({ value, basis: 'assumed', source })

/** What one act of a player costs. Times in s of one processor, sizes in bytes. */
export const costs = {
  roundNode: measured(1 / 342, 'bench on PostgreSQL 15: 342 rounds for each CPU-second of Node'),
  roundDatabase: measured(13.9 / 3200, 'the same run: 13.9 s of PostgreSQL for 3,200 rounds'),
  roundStatements: measured(16, 'statements.test.ts: 8 to play, 8 to finish'),
  pageFront: measured(0.0163, 'docs/performance.md: lobby, four players in turn'),
  pageApi: measured(0.0425, 'the same; on the embedded database, whose work is in it'),
  pageStatements: measured(75, 'batch.test.ts: at most 60 for the batch, the session and the page'),
  pushNode: assumed(1 / 40_000, 'half of what socket.io does: sequence number, envelope, log'),
  pushesOfRound: assumed(2, 'balance and one feature that follows rounds'),
  connectionBytes: assumed(30_000, 'the bound that quality asks of a connection'),
  roundBytes: assumed(6_000, 'round, transactions, entries, outbox, answer and their indexes'),
  roundWal: assumed(12_000, 'rows and indexes once more, and full pages after checkpoints'),
  roundRecord: assumed(1_200, 'rows that stay when outbox and answers are pruned, compressed'),
} satisfies Record<string, Cost>

/** How players behave; a brand with figures of its own gives them instead. */
export interface Habits {
  /** Share of all accounts that come on a day. */
  daily: number
  /** Visits of such a player, and how long one takes, s. */
  visits: number
  visit: number
  /** Rounds and full pages of a visit. */
  rounds: number
  pages: number
  /** How many times the mean the busiest hour has. */
  peak: number
  /** How many times its hour the worst minute has: a tournament ends, a campaign is pushed. */
  burst: number
}

export const usualHabits: Habits = {
  daily: 0.06,
  visits: 2.2,
  visit: 18 * 60,
  rounds: 140,
  pages: 4,
  peak: 2.1,
  burst: 1.8,
}
