import type { PlatformModule } from '../../kernel/module.ts'
import { mailMigrations } from './migrations.ts'

/** Mails that wait to leave; the sandbox shows them. */
export const mail: PlatformModule = { name: 'mail', migrations: mailMigrations }
