import { createHash } from 'node:crypto'
import type pg from 'pg'
import type { Together } from './together.ts'

/** A statement is prepared from this time on that it is sent. */
const preparedFrom = 3

/** How a statement begins that was put together from those that come again: it is prepared from the first time on. */
export const preparedAtOnce = 'select /* together */'

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

const nameFor = (text: string): string => createHash('sha1').update(text).digest('base64url')

/** Names the statements that come again and again; null for the others. */
export function makeNaming({ most = 1_000, isWatched = false }: NamingOptions = {}): (
  text: string,
) => string | null {
  const sent = new Map<string, { times: number; name: string | null }>()
  return (text) => {
    const known = sent.get(text)
    if (!known && text.startsWith(preparedAtOnce)) {
      const name = nameFor(text)
      sent.set(text, { times: preparedFrom, name })
      return name
    }
    if (!known) {
      if (sent.size < most && (isWatched || !givesAnyColumn(text)))
        sent.set(text, { times: 1, name: null })
      return null
    }
    known.times += 1
    if (known.times >= preparedFrom) known.name ??= nameFor(text)
    return known.name
  }
}

/**
 * Lets a connection prepare what is sent again and again: the server then reads and plans it once, which
 * takes it longer than most of our statements take to run.
 * @param together Hears what columns the rows of a statement have.
 */
export function prepareOften(
  client: pg.PoolClient,
  nameOf: (text: string) => string | null,
  together: Pick<Together, 'wants' | 'note'>,
): void {
  const query = client.query.bind(client) as (...given: unknown[]) => unknown
  const noting = async (text: string, asked: unknown): Promise<unknown> => {
    const answer = (await asked) as pg.QueryResult
    together.note(
      text,
      answer.fields.map(({ name, dataTypeID: type }) => ({ name, type })),
    )
    return answer
  }
  const naming = (...given: unknown[]): unknown => {
    const [text, values, ...rest] = given
    if (typeof text !== 'string' || !Array.isArray(values) || rest.length) return query(...given)
    const name = nameOf(text)
    const asked = name === null ? query(text, values) : query({ name, text, values })
    return together.wants(text) ? noting(text, asked) : asked
  }
  client.query = naming as pg.PoolClient['query']
}
