import type { PlatformModule } from '@marquee/platform-kernel/module'
import { mailMigrations } from './migrations.ts'
import { mountReports } from './reports.ts'
import { mountUnsubscribe } from './routes.ts'

/** Mails and text messages on their way to players; the sandbox shows them. */
export const mail: PlatformModule = {
  name: 'mail',
  migrations: mailMigrations,
  routes(app, surroundings) {
    mountUnsubscribe(app, surroundings)
    mountReports(app, surroundings)
  },
}
