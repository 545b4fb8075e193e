import type { PlatformModule } from '@marquee/platform-kernel/module'
import { mailMigrations } from './migrations.ts'
import { mailGauges } from './gauges.ts'
import { mountReports } from './reports.ts'
import { mountUnsubscribe } from './routes.ts'

/** Mails and text messages on their way to players; the sandbox shows them. */
export const mail: PlatformModule = {
  name: 'mail',
  migrations: mailMigrations,
  gauges: ({ kernel }) => mailGauges(kernel),
  routes(app, surroundings) {
    mountUnsubscribe(app, surroundings)
    mountReports(app, surroundings)
  },
}
