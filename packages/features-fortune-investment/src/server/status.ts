import type { ChosenPackage, InvestmentPackage } from '../contract/schemas.ts'
import { onceInRequest } from '@marquee/platform-kernel/onceInRequest'
import type { BrandSettings } from '@marquee/platform-kernel/brandSettings'
import type { Kernel } from '@marquee/platform-kernel/command'
import type { Db } from '@marquee/platform-kernel/database'
import { runningRestriction } from '@marquee/platform-protection/protection/store'
import { chosenToWire, packagesOf } from './rules.ts'
import { findSetAside } from './store.ts'

type Settings = Pick<BrandSettings, 'fortuneInvestment'>

/** What coins can be set aside for: nothing where the brand has none, and none new during a break (CALL-39). */
export async function packagesFor(
  { db, clock }: Kernel,
  { fortuneInvestment: settings }: Settings,
  playerId: string | null,
): Promise<InvestmentPackage[]> {
  if (!settings) return []
  const isResting = playerId !== null && (await runningRestriction(db, playerId, clock.now()))
  return isResting ? [] : packagesOf(settings)
}

/** What a player's coins are set aside for, whatever else is closed to them (CALL-40). */
export const chosenOf = onceInRequest(
  async ({ db, clock }: Kernel, playerId: string): Promise<ChosenPackage | null> => {
    const row = await findSetAside(db, playerId)
    return row ? chosenToWire(row, clock.now()) : null
  },
)

/**
 * Whether there is anything here for a player: packages to choose, or coins to take back (INVEST-01).
 * Coins that are set aside keep it open, during a break and at a brand that has stopped it.
 */
export const isFortuneOpen = async (
  db: Db,
  { fortuneInvestment: settings }: Settings,
  { playerId, isResting }: { playerId: string; isResting: boolean },
): Promise<boolean> =>
  (settings !== null && !isResting) || (await findSetAside(db, playerId)) !== undefined

/** What entries show of it (FEATURE-01); null where there is nothing for whoever asks. */
export interface FortuneTeaser {
  packages: InvestmentPackage[]
  /** Null for a guest, and while nothing is set aside. */
  chosen: ChosenPackage | null
}

/** The state behind the feature status and both of its keys, in one look (INVEST-01). */
export async function fortuneTeaser(
  kernel: Kernel,
  settings: Settings,
  playerId: string | null,
): Promise<FortuneTeaser | null> {
  const packages = await packagesFor(kernel, settings, playerId)
  const chosen = playerId === null ? null : await chosenOf(kernel, playerId)
  return packages.length || chosen ? { packages, chosen } : null
}
