import pg from 'pg'

/**
 * Has the statements that a connection is given in one moment go to the network together: one write takes
 * the system longer than most of our statements take the server.
 */
export function writeTogether(client: pg.PoolClient): void {
  if (!(client instanceof pg.Client)) return
  const { connection } = client
  const query = client.query.bind(client) as (...given: unknown[]) => unknown
  let isHeld = false
  const gathering = (...given: unknown[]): unknown => {
    if (!isHeld) {
      isHeld = true
      const { stream } = connection
      stream.cork()
      process.nextTick(() => {
        isHeld = false
        stream.uncork()
      })
    }
    return query(...given)
  }
  client.query = gathering as pg.PoolClient['query']
}
