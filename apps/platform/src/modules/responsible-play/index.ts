import type { PlatformModule } from '@marquee/platform-kernel/module'
import { identifyEverybody } from '../protection/group.ts'
import { refuseDuringBreak } from '../protection/guard.ts'
import { responsiblePlayHandlers } from './handlers.ts'
import { responsiblePlayMigrations } from '../protection/migrations.ts'

/** Limits, reality checks, breaks and exclusion: what protects players, enforced here. */
export const responsiblePlay: PlatformModule = {
  name: 'responsible-play',
  migrations: responsiblePlayMigrations,
  handlers: responsiblePlayHandlers,
  guard: () => refuseDuringBreak,
  seed: ({ kernel: { db, clock, identityKey } }) =>
    identifyEverybody(db, { identityKey, now: clock.now() }),
}
