import type { PlatformModule } from '@marquee/platform-kernel/module'
import { termsGuard } from './guard.ts'
import { termsHandlers } from './handlers.ts'
import { termsMigrations } from './migrations.ts'
import { mountSandboxTerms } from './sandbox.ts'
import { publishDocuments } from './service.ts'
import { playerFields } from '@marquee/platform-kernel/status'
import { termsRequirement } from './service.ts'
import { termsFields } from './settings.ts'

/** The documents that players accept, and what is closed to them until they do (TERMS-01, TERMS-02). */
export const terms: PlatformModule = {
  name: 'terms',
  settings: termsFields,
  migrations: termsMigrations,
  status: () => ({
    player: playerFields(async ({ kernel: { db }, session: { playerId } }) => ({
      termsRequirement: await termsRequirement(db, playerId),
    })),
  }),
  handlers: termsHandlers,
  guard: () => termsGuard,
  async seed({ kernel, brands }) {
    for (const settings of brands.values()) await publishDocuments(kernel, settings)
  },
  routes(app, surroundings) {
    if (surroundings.sandbox) mountSandboxTerms(app, surroundings)
  },
}
