import type { CompiledQuery, DatabaseConnection, QueryExecutor, QueryResult } from 'kysely'

/** Runs one statement. */
export type Ask = <Row>(query: CompiledQuery<Row>) => Promise<QueryResult<Row>>

/** A connection that is held until its last statement is answered. */
interface Lease {
  connection: Promise<DatabaseConnection>
  /** Statements that are not answered yet. */
  under: number
  giveBack: () => void
}

/**
 * Sends the statements of one reader over one connection, each without waiting for the answers of those
 * before it, and gives the connection back when nothing is under way. What a lobby asks at once takes one
 * connection of the pool instead of all, and few writes to the network instead of one for each statement.
 * Each statement stands and fails by itself.
 */
export function onOneConnection(executor: Pick<QueryExecutor, 'provideConnection'>): Ask {
  let current: Lease | null = null

  function take(): Lease {
    const taken = Promise.withResolvers<DatabaseConnection>()
    const over = Promise.withResolvers<void>()
    const holding = executor.provideConnection(async (connection) => {
      taken.resolve(connection)
      await over.promise
    })
    // Where none comes, whoever asked is told why; one that was lost meanwhile told its statements.
    holding.catch(taken.reject)
    return { connection: taken.promise, under: 0, giveBack: over.resolve }
  }

  return async (query) => {
    const lease = (current ??= take())
    lease.under += 1
    try {
      const connection = await lease.connection
      return await connection.executeQuery(query)
    } finally {
      lease.under -= 1
      if (!lease.under) {
        if (current === lease) current = null
        lease.giveBack()
      }
    }
  }
}
