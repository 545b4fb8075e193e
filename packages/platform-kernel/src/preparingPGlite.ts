import {
  messages,
  parse,
  PGlite,
  protocol,
  type Results,
  type Transaction,
} from '@electric-sql/pglite'
import { makeNaming } from './prepared.ts'
import { makeTogether } from './together.ts'

type Query = Transaction['query']
type Message = Awaited<ReturnType<PGlite['execProtocolStream']>>[number]

/** What of PGlite its types leave out: it runs what it is given while nobody else does. */
interface Exclusive {
  _checkReady(): Promise<void>
  _runExclusiveTransaction<T>(run: () => Promise<T>): Promise<T>
  _runExclusiveQuery<T>(run: () => Promise<T>): Promise<T>
}

interface Prepared {
  /** Types of its parameters. */
  parameters: number[]
  /** What its rows are made of; none where it gives no rows. */
  columns: Message[]
}

/** Plans stay in the database's own memory. */
const mostPrepared = 400

/** After it, a prepared statement may give other columns than it said. */
const changesTables = /\b(?:create|alter|drop)\b/i

const { serialize } = protocol

/**
 * The embedded database, which prepares what is sent again and again, and then asks for it in one message.
 * The stock one has each statement read and planned anew, and sends it in six messages.
 */
export class PreparingPGlite extends PGlite {
  readonly #nameOf = makeNaming({ most: mostPrepared, isWatched: true })
  readonly #prepared = new Map<string, Prepared>()
  /** Puts together what is asked in one moment. */
  readonly together = makeTogether((type, text) => {
    const parser = this.parsers[type]
    return parser ? parser(text, type) : text
  })

  override async query<T>(...asked: Parameters<Query>): Promise<Results<T>> {
    const name = this.#naming(asked[0])
    if (name === null) return super.query<T>(...asked)
    const exclusive = this as unknown as Exclusive
    await exclusive._checkReady()
    return exclusive._runExclusiveTransaction(() => this.#run<T>(name, asked))
  }

  override async exec(...asked: Parameters<PGlite['exec']>): Promise<Results[]> {
    this.#naming(asked[0])
    return super.exec(...asked)
  }

  override async transaction<T>(run: (tx: Transaction) => Promise<T>): Promise<T> {
    return super.transaction((tx) => {
      const query = <R>(...asked: Parameters<Query>): Promise<Results<R>> => {
        const name = tx.closed ? null : this.#naming(asked[0])
        return name === null ? tx.query<R>(...asked) : this.#run<R>(name, asked)
      }
      return run(Object.assign(Object.create(tx) as Transaction, { query }))
    })
  }

  #naming(text: string): string | null {
    if (!changesTables.test(text)) return this.#nameOf(text)
    this.#prepared.clear()
    this.together.forget()
    return null
  }

  async #prepare(name: string, text: string): Promise<Prepared> {
    const known = this.#prepared.get(name)
    if (known) return known
    const told = await this.execProtocolStream(
      Buffer.concat([
        // One that was prepared before the tables changed; closing none is no error.
        serialize.close({ type: 'S', name }),
        serialize.parse({ name, text }),
        serialize.describe({ type: 'S', name }),
        serialize.sync(),
      ]),
      { syncToFs: false },
    )
    const prepared = {
      parameters: parse.parseDescribeStatementResults(told),
      columns: told.filter((message) => message instanceof messages.RowDescriptionMessage),
    }
    this.#prepared.set(name, prepared)
    const fields = prepared.columns.flatMap((message) =>
      message instanceof messages.RowDescriptionMessage ? message.fields : [],
    )
    this.together.note(
      text,
      fields.map(({ name: column, dataTypeID: type }) => ({ name: column, type })),
    )
    return prepared
  }

  async #run<T>(name: string, [text, params = [], options]: Parameters<Query>) {
    const exclusive = this as unknown as Exclusive
    return exclusive._runExclusiveQuery(async () => {
      const { parameters, columns } = await this.#prepare(name, text)
      const values = params.map((value: unknown, index) => {
        if (value === null || value === undefined) return null
        const write = this.serializers[parameters[index] ?? 0]
        return write ? write(value) : String(value)
      })
      const told = await this.execProtocolStream(
        Buffer.concat([
          serialize.bind({ statement: name, values }),
          serialize.execute({}),
          serialize.sync(),
        ]),
        { syncToFs: false },
      )
      if (!this.isInTransaction()) await this.syncToFs()
      const [result] = parse.parseResults([...columns, ...told], this.parsers, options)
      return result as Results<T>
    })
  }
}
