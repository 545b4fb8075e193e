import type { Prize } from '@marquee/contract'
import type { RankLeague, RankReward } from '../contract/schemas.ts'
import { onceInRequest } from '@marquee/platform-kernel/onceInRequest'
import type { BrandSettings } from '@marquee/platform-kernel/brandSettings'
import type { RankLeagueSettings } from './settings.ts'
import { type CommandContext, type Kernel, runCommand } from '@marquee/platform-kernel/command'
import type { Db, Tx } from '@marquee/platform-kernel/database'
import { PlatformError } from '@marquee/platform-kernel/errors'
import { creditPrize } from '@marquee/platform-draws/credit'
import { runningRestriction } from '@marquee/platform-protection/protection/store'
import { playerStanding } from './level.ts'
import { blockedReason, levelsOf, prizeBetween } from './rules.ts'
import { findRank, findWeek, type RankRow, saveRank } from './store.ts'
import { weekOf } from './weeks.ts'
import { type RankSight, rankToWire, weeklyPrizeOf } from './wire.ts'

/** A brand's league. @throws PlatformError not-available for a brand without one. */
export function leagueOf({ rankLeague }: BrandSettings): RankLeagueSettings {
  if (rankLeague) return rankLeague
  throw new PlatformError('not-available', 'This brand has no VIP club. Ask a brand that has it.')
}

/** What entries show of a league (FEATURE-01); null for a brand without one. */
export const leagueTeaser = ({
  rankLeague,
}: BrandSettings): { sections: number; levels: number } | null =>
  rankLeague && { sections: rankLeague.sections.length, levels: levelsOf(rankLeague).length }

async function sightOf(
  db: Db | Tx,
  settings: RankLeagueSettings,
  { playerId, now }: { playerId: string; now: number },
): Promise<RankSight> {
  const week = weekOf(now)
  const row = await findRank(db, playerId)
  const standing = await playerStanding(db, settings, { playerId, experience: row.experience })
  return {
    settings,
    row,
    standing,
    progressBlockedReason: blockedReason(await runningRestriction(db, playerId, now), standing),
    week,
    thisWeek: await findWeek(db, { playerId, week }),
    lastWeek: await findWeek(db, { playerId, week: week - 1 }),
  }
}

/**
 * Where a player stands and what waits for them (RANK-02).
 * @throws PlatformError not-available for a brand without a league.
 */
export const rankInfo = onceInRequest(
  async ({ db, clock }: Kernel, brand: BrandSettings, playerId: string): Promise<RankLeague> =>
    rankToWire(await sightOf(db, leagueOf(brand), { playerId, now: clock.now() })),
)

interface Claim {
  prize: Prize
  /** Paid once per reference. */
  reference: string
  kind: 'rank-level' | 'rank-weekly'
  row: RankRow
}

/** @throws PlatformError not-available while no level brought anything. */
function levelClaim({ settings, row, standing }: RankSight): Claim {
  const { index } = standing.level
  const { levels, prize } = prizeBetween(settings, row.claimed_level, index)
  if (!levels.length) {
    throw new PlatformError(
      'not-available',
      `What levels up to ${index} bring was claimed. The next level brings more.`,
    )
  }
  return {
    prize,
    reference: `${row.player_id}:${index}`,
    kind: 'rank-level',
    row: { ...row, claimed_level: index },
  }
}

/** @throws PlatformError already-claimed, or not-available without play last week or a reward. */
function weeklyClaim(sight: RankSight): Claim {
  const { row, week } = sight
  if (row.rewarded_week >= week) {
    throw new PlatformError('already-claimed', 'This week’s reward was claimed.')
  }
  const prize = weeklyPrizeOf(sight)
  if (!prize) {
    throw new PlatformError(
      'not-available',
      'No weekly reward waits: it takes play in the week before, and a section that has one.',
    )
  }
  return {
    prize,
    reference: `${row.player_id}:${week}`,
    kind: 'rank-weekly',
    row: { ...row, rewarded_week: week },
  }
}

async function pay(
  command: CommandContext,
  brand: string,
  { prize, reference, kind, row }: Claim,
): Promise<void> {
  const { player_id: playerId } = row
  await saveRank(command.tx, row)
  await creditPrize(command, { playerId, brand, kind, reference, prize })
}

export interface ClaimRequest {
  playerId: string
  reward: RankReward
  idempotency: { scope: string; key: string } | null
}

/**
 * Credits what levels reached brought, or the weekly reward, once, whatever the keys. What levels
 * bring waits for good; a weekly reward until its week ends.
 * @throws PlatformError not-available, already-claimed.
 */
export function claimRankReward(
  kernel: Kernel,
  brand: BrandSettings,
  { playerId, reward, idempotency }: ClaimRequest,
): Promise<{ prize: Prize; rankLeague: RankLeague }> {
  return runCommand(kernel, {
    name: 'rank-league.claim-reward',
    playerId,
    idempotency,
    input: { reward },
    async handle(command) {
      const { tx, now } = command
      const settings = leagueOf(brand)
      const sight = await sightOf(tx, settings, { playerId, now })
      const claim = reward === 'level' ? levelClaim(sight) : weeklyClaim(sight)
      await pay(command, brand.key, claim)
      const rankLeague = rankToWire({ ...sight, row: claim.row })
      const { currentLevel } = rankLeague
      command.push(playerId, 'rankLeague', {
        kind: 'reward',
        levelIndex: currentLevel.index,
        currentExperience: currentLevel.currentExperience,
      })
      return { prize: claim.prize, rankLeague }
    },
  })
}
