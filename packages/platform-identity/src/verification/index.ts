import type { PlatformModule } from '@marquee/platform-kernel/module'
import { verificationHandlers } from './handlers.ts'
import { verificationMigrations } from './migrations.ts'
import { mountVerification } from './routes.ts'
import { mountSandboxVerification } from './sandbox.ts'

/** Documents that players send, and the check of who they are (VERIFY-01..23). */
export const verification: PlatformModule = {
  name: 'verification',
  migrations: verificationMigrations,
  handlers: verificationHandlers,
  routes(app, surroundings) {
    mountVerification(app, surroundings)
    if (surroundings.sandbox) mountSandboxVerification(app, surroundings)
  },
}
