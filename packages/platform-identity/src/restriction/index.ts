import type { PlatformModule } from '@marquee/platform-kernel/module'
import { regionGuard } from './guard.ts'
import { restrictionHandlers } from './handlers.ts'
import { restrictionMigrations } from './migrations.ts'
import { mountSandboxRegion } from './sandbox.ts'
import { pruneBlocks } from './store.ts'
import { restrictionFields } from './settings.ts'

const day = 86_400_000
/** How long it is kept why somebody was sent away, in ms. */
const blockLifetime = 90 * day

/** Where and from which age a brand can be played, and who was sent away (GEO-01..04). */
export const restriction: PlatformModule = {
  name: 'restriction',
  settings: restrictionFields,
  migrations: restrictionMigrations,
  handlers: restrictionHandlers,
  guard: regionGuard,
  routes(app, { sandbox }) {
    if (sandbox) mountSandboxRegion(app)
  },
  jobs: ({ kernel }) => [
    {
      name: 'restriction.forget-blocks',
      every: day / 24,
      run: () => pruneBlocks(kernel.db, kernel.clock.now() - blockLifetime),
    },
  ],
}
