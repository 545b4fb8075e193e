import { CompiledQuery, type QueryResult } from 'kysely'
import { isGone, toUnavailable } from './databaseFailure.ts'
import type { Ask } from './oneConnection.ts'
import { preparedAtOnce } from './prepared.ts'

/** A column of a statement's rows: its name, and its type as the database numbers it. */
export interface Column {
  name: string
  type: number
}

/** One statement as a part of others. */
interface Part {
  /** Orders parts, so that the same ones are the same statement whoever asked first. */
  id: number
  columns: readonly Column[]
  /** Its text from this parameter's number on. */
  from(first: number): string
}

interface Waiting {
  query: CompiledQuery
  part: Part
  resolve: (answer: QueryResult<unknown>) => void
  reject: (error: unknown) => void
}

/** Knows the statements of one database that come again and again, and puts those of one moment together. */
export interface Together {
  /** Whether it is worth telling what columns a statement's rows have. */
  wants(text: string): boolean
  /** Notes what columns a statement's rows have. */
  note(text: string, columns: readonly Column[]): void
  /** Columns may have changed. */
  forget(): void
  /** Asks what is asked in one moment in one statement, as far as it comes again and again. */
  asking(ask: Ask): Ask
}

/** Whoever asks for the same things together so often has them in one statement from then on. */
const togetherFrom = 3
/** So many parts they may have in all: the database keeps some 30 kB for each, on every connection. */
const mostParts = 1_000
/** How many are counted until then; players differ in what they have. */
const mostCounted = 2_000
/** How many statements are known by their columns; lists of varying length make many. */
const mostKnown = 1_000
/** What a function of the database takes. */
const mostColumns = 90

/** Values that JSON has as they are: bool, int2, int4, oid. All others travel as the texts that they are read from. */
const plain = new Set([16, 21, 23, 26])

/** A row that is held, and a text in which a parameter could stand by chance. */
const standsAlone = /\bfor\s+(?:no\s+key\s+)?(?:update|share|key\s+share)\b|'[^']*\$\d[^']*'/i

const parameter = /\$(\d+)/g

/** Whether a failure comes of the values that were asked with, and says nothing of the statement. */
const isOfData = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('22')

/** Writes a statement so that it can begin at any parameter. */
function renumbering(text: string): Part['from'] {
  const pieces = text.split(parameter)
  return (first) =>
    pieces.map((piece, index) => (index % 2 ? `$${Number(piece) + first}` : piece)).join('')
}

/** Its rows as one JSON value, in their order: a list for each. */
function columnOf({ columns, from }: Part, index: number, first: number): string {
  const names = columns.map((_, column) => `c${column}`)
  const values = columns.map(({ type }, column) => `c${column}${plain.has(type) ? '' : '::text'}`)
  return `(select json_agg(json_build_array(${values.join()})) from (${from(first)}) as t(${names.join()})) as q${index}`
}

/** @param read What a value's text means, by the number of its type. */
export function makeTogether(read: (type: number, text: string) => unknown): Together {
  /** By their texts; null for those that stand alone. */
  const parts = new Map<string, Part | null>()
  const counted = new Map<string, number>()
  const texts = new Map<string, string>()
  let partsInTexts = 0
  let last = 0

  const valueOf = (type: number, value: unknown): unknown =>
    value === null || plain.has(type) ? value : read(type, value as string)

  const rowOf = (columns: readonly Column[], values: readonly unknown[]): object => {
    const row: Record<string, unknown> = {}
    for (const [index, { name, type }] of columns.entries())
      row[name] = valueOf(type, values[index])
    return row
  }

  /** The statement that these are together; null while that is not worth it. */
  function textOf(all: readonly Waiting[]): string | null {
    const key = all.map(({ part }) => part.id).join()
    const known = texts.get(key)
    if (known !== undefined) return known
    const times = (counted.get(key) ?? 0) + 1
    if (times > 1 || counted.size < mostCounted) counted.set(key, times)
    if (times < togetherFrom || partsInTexts + all.length > mostParts) return null
    partsInTexts += all.length
    counted.delete(key)
    let first = 0
    const columns = all.map(({ part, query }, index) => {
      const column = columnOf(part, index, first)
      first += query.parameters.length
      return column
    })
    const text = `${preparedAtOnce} ${columns.join(', ')}`
    texts.set(key, text)
    return text
  }

  const wants = (text: string): boolean =>
    !parts.has(text) &&
    parts.size < mostKnown &&
    /^\s*select\b/i.test(text) &&
    !text.startsWith(preparedAtOnce)

  /** What did not hold together is asked for alone from then on, until its columns are known anew. */
  function forgetAll(all: readonly Waiting[]): void {
    for (const { query } of all) parts.delete(query.sql)
  }

  return {
    wants,
    note(text, columns) {
      if (!wants(text)) return
      last += 1
      const isPart = columns.length > 0 && columns.length <= mostColumns && !standsAlone.test(text)
      parts.set(text, isPart ? { id: last, columns, from: renumbering(text) } : null)
    },
    forget: () => parts.clear(),
    asking(ask) {
      let waiting: Waiting[] = []

      const alone = async ({ query, resolve, reject }: Waiting) => {
        try {
          resolve(await ask(query))
        } catch (error) {
          reject(error)
        }
      }

      async function askWaiting(): Promise<void> {
        const all = waiting.toSorted((one, other) => one.part.id - other.part.id)
        waiting = []
        const text = all.length > 1 ? textOf(all) : null
        if (text === null) return void (await Promise.all(all.map(alone)))
        const parameters = all.flatMap(({ query }) => [...query.parameters])
        try {
          const { rows } = await ask(CompiledQuery.raw(text, parameters))
          const [answers = {}] = rows as Record<string, unknown[][] | null>[]
          for (const [index, { part, resolve }] of all.entries()) {
            const told = answers[`q${index}`] ?? []
            resolve({ rows: told.map((values) => rowOf(part.columns, values)) })
          }
        } catch (error) {
          if (!isGone(error) && !isOfData(error)) forgetAll(all)
          // To ask a server that is away or busy once for each part would be more of what it cannot do.
          if (toUnavailable(error)) for (const { reject } of all) reject(error)
          else await Promise.all(all.map(alone))
        }
      }

      return <Row>(query: CompiledQuery<Row>) => {
        const part = parts.get(query.sql)
        if (!part) return ask(query)
        return new Promise<QueryResult<Row>>((resolve, reject) => {
          const one = { query, part, resolve: resolve as Waiting['resolve'], reject }
          // Questions are put together within one turn of the loop, and go along.
          if (waiting.push(one) === 1) setImmediate(() => setImmediate(() => void askWaiting()))
        })
      }
    },
  }
}
