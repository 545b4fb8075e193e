import type { StaffCallOfPlayer } from './access.ts'
import { refuseForeignPlayer } from './playerStore.ts'

/** The player that the path names, of the brand that it names. @throws PlatformError not-found. */
export async function playerOf(call: StaffCallOfPlayer): Promise<string> {
  const { playerId } = call.params
  await refuseForeignPlayer(call.kernel.db, call.brand, playerId)
  return playerId
}
