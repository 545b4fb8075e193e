import type { PlatformModule } from '@marquee/platform-kernel/module'
import { drawMigrations } from './migrations.ts'

/** What players have drawn. */
export const draws: PlatformModule = { name: 'draws', migrations: drawMigrations }
