import type { PlatformModule } from '@marquee/platform-kernel/module'
import { mailMigrations } from './migrations.ts'

/** Mails that wait to leave; the sandbox shows them. */
export const mail: PlatformModule = { name: 'mail', migrations: mailMigrations }
