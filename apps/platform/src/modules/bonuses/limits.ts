import type { StaffRole } from '@marquee/contract'
import { PlatformError } from '@marquee/platform-kernel/errors'
import { minor, type Minor } from '@marquee/platform-kernel/money'

/** The most that one grant may give, entries in minor units; null where it may not be given at all. */
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

/** @throws PlatformError forbidden when the role may not give so much, or not to so many. */
export function refuseAbove(role: StaffRole, amount: number, isForEverybody: boolean): void {
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
  if (BigInt(amount) > most) {
    throw new PlatformError(
      'forbidden',
      `The role '${role}' may grant ${entries(most)} entries at once, not ${entries(BigInt(amount))}. Grant less, or ask somebody who may.`,
    )
  }
}
