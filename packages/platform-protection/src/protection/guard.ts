import type { Db, Tx } from '@marquee/platform-kernel/database'
import type { Guard } from '@marquee/platform-kernel/guards'
import { onBreak } from './refusals.ts'
import { runningRestriction } from './store.ts'

/**
 * Refuses players on a break every call that acts, unless the call says in the contract that it stays
 * open; asked again inside the call's own commands, so that nothing is credited once a break has begun.
 * @throws PlatformError cool-off or self-excluded.
 */
export const refuseDuringBreak: Guard = async (
  { effect, duringBreak = 'refused' },
  { session, kernel },
) => {
  if (!effect || duringBreak === 'allowed' || !session) return undefined
  const { playerId } = session
  const refuse = async (db: Db | Tx, now: number) => {
    const running = await runningRestriction(db, playerId, now)
    if (!running) return
    if (running.kind === 'cool-off' && duringBreak === 'allowed-in-cool-off') return
    throw onBreak(running)
  }
  await refuse(kernel.db, kernel.clock.now())
  return async ({ tx, now, playerId: whose }) => {
    if (whose === playerId) await refuse(tx, now)
  }
}
