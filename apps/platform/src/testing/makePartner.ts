import { markAffiliate } from '@marquee/features-affiliates/server/mark'
import type { TestPlatform, TestPlayer } from './makePlatform.ts'

/** Signs a player up and makes them a partner, as staff do. */
export async function makePartner(
  platform: TestPlatform,
  ...how: Parameters<TestPlatform['signUp']>
): Promise<TestPlayer> {
  const partner = await platform.signUp(...how)
  const { playerId } = partner
  await markAffiliate(platform.kernel, { playerId, isAffiliate: true, idempotency: null })
  return partner
}
