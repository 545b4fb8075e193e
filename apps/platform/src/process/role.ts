import { parseArgs } from 'node:util'
import { StartFailure } from './failure.ts'

const roles = ['api', 'sockets', 'worker', 'migrate', 'all'] as const

/**
 * What a process of the platform does. `api` answers calls, `sockets` holds the players' connections,
 * `worker` delivers events, mails and text messages and does jobs, `migrate` brings the database up to
 * date and ends; `all` is everything at once, and what the embedded database needs.
 */
export type Role = (typeof roles)[number]

/** Whether a process of a role does what another role is for. */
export const does = (role: Role, part: Exclude<Role, 'all'>): boolean =>
  role === part || role === 'all'

const isRole = (text: string): text is Role => (roles as readonly string[]).includes(text)

/**
 * The role that the command line asks for: `--role worker`; `all` unless it does.
 * @throws StartFailure for another word, or another option.
 */
export function readRole(args: readonly string[]): Role {
  try {
    const { values } = parseArgs({ args: [...args], options: { role: { type: 'string' } } })
    const { role = 'all' } = values
    if (isRole(role)) return role
    throw new StartFailure(`--role ${role} is none. Use ${roles.join(', ')}.`)
  } catch (error) {
    if (error instanceof StartFailure) throw error
    throw new StartFailure(
      `The platform takes --role alone: ${roles.join(', ')}. Everything else is in the environment (docs/configuration.md).`,
      error,
    )
  }
}

/** @throws StartFailure for a process that would share the embedded database with others. */
export function refuseEmbedded(role: Role, databaseUrl: string | undefined): void {
  if (databaseUrl || role === 'all' || role === 'migrate') return
  throw new StartFailure(
    `--role ${role} shares its database with other processes, and the embedded one belongs to a single process. Set DATABASE_URL to a PostgreSQL server, or leave --role out.`,
  )
}
