import type { CompiledQuery, QueryResult } from 'kysely'
import type { Kernel } from './command.ts'
import { type Db, embeddedOf, togetherOf } from './database.ts'
import { type Ask, onOneConnection } from './oneConnection.ts'
import { rememberWorkedOut } from './onceInRequest.ts'
import { rememberQuestions } from './questions.ts'

const partOf = (parameter: unknown): string =>
  typeof parameter === 'string'
    ? JSON.stringify(parameter)
    : typeof parameter === 'bigint'
      ? `${parameter}n`
      : (JSON.stringify(parameter) ?? '')

/** The same text with the same parameters is the same question. */
const keyOf = ({ sql, parameters }: CompiledQuery): string =>
  `${sql}\n${parameters.map(partOf).join()}`

const isRead = ({ sql }: CompiledQuery): boolean => /^\s*select\b/i.test(sql)

const whole = new WeakMap<Db, Db>()

/**
 * The database behind the view of one request: for what is written that no reader looks at, so that the
 * view need not forget.
 */
export const behind = (db: Db): Db => whole.get(db) ?? db

/**
 * A view of the database in which a question that was asked is not asked again: who asks gets what the
 * first was told, and what is asked in one moment is asked together. Whatever writes, a transaction too,
 * makes it forget. For one request.
 */
function rememberingReads(db: Db): Db {
  const { executeQuery } = db.getExecutor()
  const write = executeQuery.bind(db.getExecutor())
  // The embedded database is one connection, which is had in turns: nobody keeps it for several statements.
  const ask: Ask = embeddedOf(db) ? write : onOneConnection(db.getExecutor())
  const read = togetherOf(db).asking(ask)
  // A copy with an executor of its own; we use no plugins.
  const copy = db.withoutPlugins()
  whole.set(copy, db)
  const executor = copy.getExecutor()
  const connect = executor.provideConnection.bind(executor)
  const told = new Map<string, Promise<QueryResult<unknown>>>()
  const asked = rememberQuestions(copy)
  const workedOut = rememberWorkedOut(copy)
  const forget = () => {
    told.clear()
    asked.forget()
    workedOut.forget()
  }
  executor.executeQuery = async <Row>(query: CompiledQuery<Row>): Promise<QueryResult<Row>> => {
    if (!isRead(query)) {
      forget()
      return write(query)
    }
    const key = keyOf(query)
    const asked = told.get(key) ?? read(query)
    told.set(key, asked)
    try {
      const answer = (await asked) as QueryResult<Row>
      return { ...answer, rows: [...answer.rows] }
    } catch (error) {
      told.delete(key)
      throw error
    }
  }
  // Transactions, and whatever else takes a connection for itself.
  executor.provideConnection = async (consumer) => {
    try {
      return await connect(consumer)
    } finally {
      forget()
    }
  }
  return copy
}

/**
 * The kernel as calls see it that only read: one moment for all of it, and each question once, however
 * many domains ask. Rows are shared: nobody may change them.
 */
export function readingKernel(kernel: Kernel): Kernel {
  const now = kernel.clock.now()
  return { ...kernel, clock: { now: () => now }, db: rememberingReads(kernel.db) }
}
