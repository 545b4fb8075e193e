import { couldDisarm } from '@marquee/platform-kernel/applicationRole'
import type { Db } from '@marquee/platform-kernel/database'
import type { Logger } from 'pino'
import { StartFailure } from './failure.ts'
import type { Role } from './role.ts'

/** How the database is reached by whoever owns its tables, and by whoever serves players. */
interface DatabaseAddresses {
  DATABASE_URL?: string | undefined
  DATABASE_OWNER_URL?: string | undefined
}

const userOf = (url: string): string => decodeURIComponent(new URL(url).username)

/** What a process that migrates works with. */
interface Migrating {
  /** With whose rights. */
  url: string
  /** The role that serves players, where it is another one. */
  application?: string
}

/**
 * How a process of a role reaches PostgreSQL; null where the database is embedded.
 * @throws StartFailure for a process that serves players and was given the owner's address, and for two
 * addresses that are not of two roles.
 */
export function databaseFor(
  role: Role,
  { DATABASE_URL: url, DATABASE_OWNER_URL: owner }: DatabaseAddresses,
): Migrating | null {
  if (owner === undefined) return url === undefined ? null : { url }
  if (role !== 'migrate')
    throw new StartFailure(
      `DATABASE_OWNER_URL is for --role migrate alone, and this is ${role}: with it the ledger could be changed. Take it out of this process’s environment, and run api, sockets and worker.`,
    )
  if (url === undefined)
    throw new StartFailure(
      'DATABASE_OWNER_URL needs DATABASE_URL beside it: it names the role that serves players, which is given its rights.',
    )
  const application = userOf(url)
  if (!application || application === userOf(owner))
    throw new StartFailure(
      'DATABASE_URL and DATABASE_OWNER_URL have to name two roles: the one serves players, the other owns the tables (docs/deploying.md).',
    )
  return { url: owner, application }
}

/** Says in production that the role which serves players could change the ledger; the process serves all the same. */
export async function warnOfOwner(db: Db, log: Pick<Logger, 'warn'>): Promise<void> {
  // A database that is away is told of by whoever needs it.
  if (!(await couldDisarm(db).catch(() => false))) return
  log.warn(
    'the role of DATABASE_URL owns the tables: it could disarm what keeps the ledger from being changed. Give processes that serve players a role of their own, and migrate with DATABASE_OWNER_URL (docs/deploying.md)',
  )
}
