import type { CommandContext } from '@marquee/platform-kernel/command'
import type { SettledRound } from '@marquee/platform-play/rounds/events'
import { afterRound, counts, type Run, runsAt, termsOf } from './rules.ts'
import { type EntryKey, findEntry, openRun, placeOf, scoreWrite } from './store.ts'

async function countIn(
  { tx, now, push, write }: CommandContext,
  run: Run,
  { playerId, brand, cost, win }: SettledRound,
): Promise<void> {
  const { historyId } = run
  const key: EntryKey = { brand, historyId, playerId }
  const terms = termsOf(run.settings)
  const known = await findEntry(tx, key)
  if (known && known.rounds >= terms.rule.rounds) return
  if (!known) await openRun(tx, key, { ...run, terms })
  const before = known ?? { rounds: 0, points: 0, recent: [], reached_at: now }
  const after = afterRound(before, { cost, win }, terms.rule)
  const hasMore = after.points > before.points
  const reachedAt = hasMore ? now : before.reached_at
  const isLast = after.rounds === terms.rule.rounds
  const isTold = hasMore || isLast
  // Their own row, as it was, is never ahead of them.
  const entry = { brand, history_id: historyId, player_id: playerId, reached_at: reachedAt }
  const place = isTold
    ? await placeOf(tx, { ...entry, points: after.points }, now)
    : (known?.place ?? null)
  write(scoreWrite(tx, key, { ...after, reachedAt, place: place ?? known?.place ?? null }))
  if (!isTold) return
  push(playerId, 'tournament', {
    historyId,
    points: after.points,
    place,
    roundsPlayed: after.rounds,
  })
}

/**
 * Counts a round that has ended for the tournaments that it belongs to, in the transaction that pays
 * its win: one that began and ended while they ran. Every tab is told of more points, and when the
 * last round that counts has been played.
 */
export async function recordTournamentRound(
  command: CommandContext,
  round: SettledRound,
): Promise<void> {
  const running = runsAt(command.settingsOf(round.brand).tournaments, command.now)
  for (const run of running) {
    if (round.playedAt < run.startedAt || !counts(termsOf(run.settings), round.gameId)) continue
    await countIn(command, run, round)
  }
}
