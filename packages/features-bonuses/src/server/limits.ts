import type { StaffRole } from '@marquee/contract'
import { PlatformError } from '@marquee/platform-kernel/errors'
import { minor, type Minor } from '@marquee/platform-kernel/money'

/**
 * The most that may be given within 24 hours, entries in minor units: to one player, by whomever, and to
 * every player of a brand. Null where it may not be given at all.
 */
interface GrantLimit {
  onePlayer: Minor
  everyPlayer: Minor | null
}

/** By role; who is not listed grants nothing, whatever their permissions. */
export const grantLimits: Partial<Record<StaffRole, GrantLimit>> = {
  support: { onePlayer: minor(500), everyPlayer: null },
  'brand-manager': { onePlayer: minor(10_000), everyPlayer: minor(1_000) },
}

const entries = (amount: bigint): string => (Number(amount) / 100).toFixed(2)

/** How far back grants count, in ms. */
export const grantPeriod = 24 * 3_600_000

export interface AskedGrant {
  amount: number
  isForEverybody: boolean
  /** What was granted to the same within the period already. */
  granted: bigint
}

/** @throws PlatformError forbidden when the role may not give so much more, or not to so many. */
export function refuseAbove(
  role: StaffRole,
  { amount, isForEverybody, granted }: AskedGrant,
): void {
  const limit = grantLimits[role]
  const most = limit && (isForEverybody ? limit.everyPlayer : limit.onePlayer)
  if (!most) {
    throw new PlatformError(
      'forbidden',
      isForEverybody
        ? `The role '${role}' may not grant a bonus to every player. Name one player, or ask a brand manager.`
        : `The role '${role}' may not grant bonuses.`,
    )
  }
  if (granted + BigInt(amount) > most) {
    throw new PlatformError(
      'forbidden',
      `The role '${role}' may grant ${entries(most)} entries to ${isForEverybody ? 'every player' : 'a player'} within 24 hours, of which ${entries(granted)} were granted; ${entries(BigInt(amount))} more is too much. Grant less, or ask somebody who may.`,
    )
  }
}
