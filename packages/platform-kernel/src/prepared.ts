import { createHash } from 'node:crypto'
import type pg from 'pg'

/** A statement is prepared from this time on that it is sent. */
const preparedFrom = 3

export interface NamingOptions {
  /** How many different statements are counted and prepared at most; lists of varying length make many. */
  most?: number
  /** Whoever prepares hears of every change of a table, and prepares anew after it. */
  isWatched?: boolean
}

/**
 * A statement that gives whatever columns a table has: a migration that adds one while it is prepared
 * would make it fail.
 */
const givesAnyColumn = (text: string): boolean => /(select|returning) \*|\.\*/i.test(text)

/** Names the statements that come again and again; null for the others. */
export function makeNaming({ most = 1_000, isWatched = false }: NamingOptions = {}): (
  text: string,
) => string | null {
  const sent = new Map<string, { times: number; name: string | null }>()
  return (text) => {
    const known = sent.get(text)
    if (!known) {
      if (sent.size < most && (isWatched || !givesAnyColumn(text)))
        sent.set(text, { times: 1, name: null })
      return null
    }
    known.times += 1
    if (known.times >= preparedFrom)
      known.name ??= createHash('sha1').update(text).digest('base64url')
    return known.name
  }
}

/**
 * Lets a connection prepare what is sent again and again: the server then reads and plans it once, which
 * takes it longer than most of our statements take to run.
 */
export function prepareOften(client: pg.PoolClient, nameOf: (text: string) => string | null): void {
  const query = client.query.bind(client) as (...given: unknown[]) => unknown
  const naming = (...given: unknown[]): unknown => {
    const [text, values, ...rest] = given
    const name =
      typeof text === 'string' && Array.isArray(values) && !rest.length ? nameOf(text) : null
    return name === null ? query(...given) : query({ name, text, values })
  }
  client.query = naming as pg.PoolClient['query']
}
