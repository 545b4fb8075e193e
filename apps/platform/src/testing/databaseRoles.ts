import { randomUUID } from 'node:crypto'
import { openDatabase } from '@marquee/platform-kernel/database'
import { emptyDatabase } from '@marquee/platform-kernel/testing/testDatabase'
import { sql } from 'kysely'

/** A database with two roles: one owns it, the other is to serve players. */
export interface DatabaseRoles {
  ownerUrl: string
  url: string
  /** Name of the role that is to serve players. */
  application: string
  /** Runs a statement as the server's administrator. */
  asAdministrator: (statement: string) => Promise<void>
  remove: () => Promise<void>
}

/** An empty database on the tests' PostgreSQL server, and two new roles of it. */
export async function makeDatabaseRoles(): Promise<DatabaseRoles> {
  const target = await emptyDatabase()
  if (target.kind !== 'postgres') throw new Error('These tests need a PostgreSQL server.')
  const administrator = new URL(target.url)
  const database = administrator.pathname.slice(1)
  const suffix = randomUUID().slice(0, 8)
  const [owner, application] = [`owner_${suffix}`, `application_${suffix}`]
  const run = async (url: URL, statements: readonly string[]) => {
    const db = openDatabase({ kind: 'postgres', url: url.href, poolSize: 1 })
    try {
      for (const statement of statements) await sql.raw(statement).execute(db)
    } finally {
      await db.destroy()
    }
  }
  await run(administrator, [
    `create role ${owner} login password 'owner'`,
    `create role ${application} login password 'application'`,
    `alter database ${database} owner to ${owner}`,
  ])
  const as = (role: string, password: string) => {
    const url = new URL(target.url)
    url.username = role
    url.password = password
    return url.href
  }
  return {
    ownerUrl: as(owner, 'owner'),
    url: as(application, 'application'),
    application,
    asAdministrator: (statement) => run(administrator, [statement]),
    async remove() {
      const other = new URL(administrator.href)
      other.pathname = '/postgres'
      await run(other, [
        `drop database if exists ${database} with (force)`,
        `drop role ${owner}`,
        `drop role ${application}`,
      ])
    },
  }
}
