import type { Funmeter } from '../contract/schemas.ts'
import { onceInRequest } from '@marquee/platform-kernel/onceInRequest'
import type { BrandSettings } from '@marquee/platform-kernel/brandSettings'
import type { Kernel } from '@marquee/platform-kernel/command'
import { runningRestriction } from '@marquee/platform-protection/protection/store'
import { meterToWire, noMeter } from './rules.ts'
import { findMeter } from './store.ts'

type Settings = Pick<BrandSettings, 'funmeter'>

/** How full a player's meter is (CALL-42, INVEST-03). */
export const meterOf = onceInRequest(
  async (
    { db, clock }: Kernel,
    { funmeter: settings }: Settings,
    playerId: string,
  ): Promise<Funmeter> => {
    if (!settings) return noMeter
    const now = clock.now()
    const isResting = (await runningRestriction(db, playerId, now)) !== null
    return meterToWire(settings, await findMeter(db, playerId), { now, isResting })
  },
)

/** What entries show of it: a guest sees an empty one. Null where there is none, and during a break. */
export async function meterTeaser(
  kernel: Kernel,
  brand: Settings,
  playerId: string | null,
): Promise<Funmeter | null> {
  const { funmeter: settings } = brand
  if (!settings) return null
  const meter =
    playerId === null
      ? meterToWire(settings, null, { now: kernel.clock.now(), isResting: false })
      : await meterOf(kernel, brand, playerId)
  return meter.isActive ? meter : null
}
