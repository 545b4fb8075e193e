import type { PlatformModule } from '@marquee/platform-kernel/module'
import { seedDemoStaff } from './demo.ts'
import { backOfficeHandlers } from './handlers.ts'
import { backOfficeMigrations } from './migrations.ts'
import { operationsHandlers } from './operations.ts'
import { mountSandboxTotp } from './sandbox.ts'
import { sealedAudit } from './sealed.ts'
import { pruneStaffSessions } from './sessions.ts'

/** How often what is over is forgotten, in ms. */
const sweepEvery = 10 * 60_000

/** The back office: staff, what each may see and do, and the record of it. */
export const backOffice: PlatformModule = {
  name: 'back-office',
  migrations: backOfficeMigrations,
  sealed: [sealedAudit],
  handlers: (surroundings) => ({
    ...backOfficeHandlers(surroundings),
    ...operationsHandlers(surroundings),
  }),
  routes(app, surroundings) {
    if (surroundings.sandbox) mountSandboxTotp(app, surroundings)
  },
  async seed(surroundings) {
    if (surroundings.sandbox) await seedDemoStaff(surroundings)
  },
  jobs: ({ kernel }) => [
    {
      name: 'back-office.forget-sessions',
      every: sweepEvery,
      run: () => pruneStaffSessions(kernel.db, kernel.clock.now()),
    },
  ],
}
