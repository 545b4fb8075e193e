import type { Guard } from '@marquee/platform-kernel/guards'
import { onBreak } from './refusals.ts'
import { runningRestriction } from './store.ts'

/**
 * Refuses players on a break every call that acts, unless the call says in the contract that it stays
 * open. @throws PlatformError cool-off or self-excluded.
 */
export const refuseDuringBreak: Guard = async (
  { effect, duringBreak = 'refused' },
  { session, kernel },
) => {
  if (!effect || duringBreak === 'allowed' || !session) return
  const running = await runningRestriction(kernel.db, session.playerId, kernel.clock.now())
  if (!running) return
  if (running.kind === 'cool-off' && duringBreak === 'allowed-in-cool-off') return
  throw onBreak(running)
}
