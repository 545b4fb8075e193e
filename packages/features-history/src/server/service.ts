import type { HistoryEntry, HistoryFilter, Statement } from '../contract/schemas.ts'
import type { Kernel } from '@marquee/platform-kernel/command'
import { balancesOf } from '@marquee/platform-kernel/ledger'
import { toWire } from '@marquee/platform-kernel/money'
import { findRound, roundToWire } from '@marquee/platform-play/rounds/store'
import { csvHeader, entryToCsv } from './csv.ts'
import { roundFairness } from './fairness.ts'
import { historyStart, monthsSince, statementsFrom } from './rules.ts'
import { titleOf } from '@marquee/platform-play/games/titles'
import { balanceAfterStake, kindsOf, listEntries, monthSums } from './store.ts'

interface Page {
  entries: HistoryEntry[]
  nextCursor: string | null
  kinds: string[]
}

/** One page of what moved a player's balances in the last 12 months. */
export async function historyPage(
  { db, clock }: Kernel,
  playerId: string,
  { limit, ...filter }: HistoryFilter & { limit: number; cursor?: string | undefined },
): Promise<Page> {
  const start = historyStart(clock.now())
  const found = await listEntries(db, { ...filter, playerId, start, limit: limit + 1 })
  const entries = found.slice(0, limit)
  return {
    entries,
    nextCursor: found.length > limit ? (entries.at(-1)?.id ?? null) : null,
    kinds: await kindsOf(db, playerId, start),
  }
}

const exportBatch = 500

/** The lines of the CSV file, newest first, fetched as they are read. */
export async function* exportLines(
  { db, clock }: Kernel,
  playerId: string,
  filter: HistoryFilter,
): AsyncGenerator<string> {
  const start = historyStart(clock.now())
  yield csvHeader
  let cursor: string | undefined
  for (;;) {
    const query = { ...filter, playerId, start, limit: exportBatch, cursor }
    const entries = await listEntries(db, query)
    if (entries.length) yield entries.map(entryToCsv).join('')
    if (entries.length < exportBatch) return
    cursor = entries.at(-1)?.id
  }
}

/** A statement for each of the last 12 months and this one; both ends of each are the ledger's own. */
export async function statementsOf({ db, clock }: Kernel, playerId: string): Promise<Statement[]> {
  const now = clock.now()
  // Sums and balances of one moment: a round in between would not add up.
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => {
      const { created_at: openedAt } = await tx
        .selectFrom('player')
        .select('created_at')
        .where('id', '=', playerId)
        .executeTakeFirstOrThrow()
      const sums = await monthSums(tx, playerId, historyStart(now))
      return statementsFrom(sums, await balancesOf(tx, playerId), monthsSince(openedAt, now))
    })
}

/** A round with what a game needs to show it again. @throws PlatformError not-found. */
export async function recallRound({ db }: Kernel, playerId: string, id: string) {
  const row = await findRound(db, playerId, id)
  const coins = row.game_mode === 'TournamentPoints'
  const balance = await balanceAfterStake(db, {
    playerId,
    roundId: id,
    wallets: coins ? ['coins'] : ['entries', 'winnings'],
  })
  return {
    round: roundToWire(row),
    gameId: row.game_id,
    title: titleOf(row.game_id),
    balanceAfterStake: toWire(balance),
    fairness: await roundFairness(db, playerId, row),
  }
}
