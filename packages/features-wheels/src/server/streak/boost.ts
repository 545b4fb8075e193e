import type { Db, Tx } from '@marquee/platform-kernel/database'
import { type Kernel, runCommand } from '@marquee/platform-kernel/command'
import { PlatformError } from '@marquee/platform-kernel/errors'
import { type DrawRequest, toOdds } from '@marquee/platform-draws'
import type { StreakBoost } from '../../contract/streak/schemas.ts'
import './migrations.ts'
import type { DepositStreakSettings } from './settings.ts'

type Sectors = DepositStreakSettings['sectors']

interface BoostTable {
  id: number
  title: StreakBoost['options'][number]['title']
  sectors: Sectors
}

/** The two tables that a player chooses between; empty for a streak with one. */
const tablesOf = ({ sectors, boost }: DepositStreakSettings): BoostTable[] =>
  boost
    ? [
        { id: 1, title: boost.title, sectors },
        { id: 2, ...boost.other },
      ]
    : []

/** The table that a player chose, by its id; the first one before that, and where it is gone. */
export async function findBoost(
  db: Db | Tx,
  streak: DepositStreakSettings,
  playerId: string,
): Promise<number> {
  if (!streak.boost) return 1
  const row = await db
    .selectFrom('streak_boost')
    .select('boost_id')
    .where('player_id', '=', playerId)
    .executeTakeFirst()
  return tablesOf(streak).find(({ id }) => id === row?.boost_id)?.id ?? 1
}

/** What is drawn from when a table is chosen. */
export const sectorsOf = (streak: DepositStreakSettings, chosen: number): Sectors =>
  tablesOf(streak).find(({ id }) => id === chosen)?.sectors ?? streak.sectors

/** Both tables with the odds of their draw, and which one is chosen; undefined for a streak with one. */
export function boostToWire(
  streak: DepositStreakSettings,
  chosen: number,
): StreakBoost | undefined {
  const options = tablesOf(streak).map(({ sectors, ...table }) => ({
    ...table,
    sectors: toOdds(sectors),
  }))
  return options.length ? { chosen, options } : undefined
}

/**
 * Chooses the table that a player's streaks are drawn from, until another one is chosen.
 * @param tell what the player is told of it; the same call, repeated, is told the same.
 * @returns null for a repeated call whose answer an earlier release kept.
 * @throws PlatformError not-available where there is no choice, not-found for no such table.
 */
export const chooseBoost = <Told>(
  kernel: Kernel,
  streak: DepositStreakSettings,
  { playerId, idempotency, boostId }: DrawRequest & { boostId: number },
  tell: (tx: Tx, now: number) => Promise<Told>,
): Promise<Told | null> =>
  runCommand<Told | null>(kernel, {
    name: 'deposit-streak.choose-boost',
    playerId,
    idempotency,
    input: { boostId },
    async handle({ tx, now }) {
      const tables = tablesOf(streak)
      if (!tables.length)
        throw new PlatformError('not-available', 'The streak of this brand has one table alone.')
      if (!tables.some(({ id }) => id === boostId)) {
        const ids = tables.map(({ id }) => id).join(' and ')
        throw new PlatformError('not-found', `There is no table ${boostId}: they are ${ids}.`)
      }
      await tx
        .insertInto('streak_boost')
        .values({ player_id: playerId, boost_id: boostId })
        .onConflict((conflict) => conflict.column('player_id').doUpdateSet({ boost_id: boostId }))
        .execute()
      return tell(tx, now)
    },
  })
