import type { PlatformModule } from '@marquee/platform-kernel/module'
import { identifyEverybody } from '@marquee/platform-protection/protection/group'
import { refuseDuringBreak } from '@marquee/platform-protection/protection/guard'
import { responsiblePlayDeskHandlers } from './desk.ts'
import { responsiblePlayHandlers } from './handlers.ts'
import { responsiblePlayMigrations } from '@marquee/platform-protection/protection/migrations'
import { sealedProtection } from '@marquee/platform-protection/protection/sealed'

/** Limits, reality checks, breaks and exclusion: what protects players, enforced here. */
export const responsiblePlay: PlatformModule = {
  name: 'responsible-play',
  migrations: responsiblePlayMigrations,
  sealed: sealedProtection,
  handlers: (surroundings) => ({
    ...responsiblePlayHandlers(surroundings),
    ...responsiblePlayDeskHandlers(surroundings),
  }),
  guard: () => refuseDuringBreak,
  seed: ({ kernel: { db, clock, identityKey } }) =>
    identifyEverybody(db, { identityKey, now: clock.now() }),
}
