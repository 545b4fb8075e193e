import type { Kernel } from './command.ts'
import type { Handlers } from './http.ts'
import type { MigrationStep } from './migrate.ts'
import type { Sockets } from './sockets.ts'

/** What a module may reach beside the kernel. */
export interface Surroundings {
  kernel: Kernel
  /** Ends realtime connections of sessions that end. Null in tests without sockets. */
  sockets: Pick<Sockets, 'closeSession'> | null
  brands: ReadonlyMap<string, import('../brands/settings.ts').BrandSettings>
  log: import('pino').Logger
}

/** One domain of the platform: its tables and its answers. */
export interface PlatformModule {
  name: string
  migrations?: MigrationStep[]
  handlers?: (surroundings: Surroundings) => Handlers
  /** First data of an empty database; runs after the migrations, at every start, and must be repeatable. */
  seed?: (surroundings: Surroundings) => Promise<void>
  /** Work beside requests (sweepers); the returned function ends it. */
  start?: (surroundings: Surroundings) => () => void
}
