import type { Db, Tx } from './database.ts'

/** Whoever reads: a view of the database, or what has one. */
type Reader = Db | Tx | { db: Db | Tx }

/** What one reader was told when it was asked with something. */
interface Told {
  given: readonly unknown[]
  answer: Promise<unknown>
}

/** What was worked out for one request. */
export class WorkedOut {
  readonly #told = new Map<object, Told[]>()

  keep<Answer>(
    read: object,
    given: readonly unknown[],
    make: () => Promise<Answer>,
  ): Promise<Answer> {
    const all = this.#told.get(read) ?? []
    this.#told.set(read, all)
    const known = all.find((one) => isSame(one.given, given))
    if (known) return known.answer as Promise<Answer>
    const answer = make()
    const told = { given, answer }
    all.push(told)
    answer.catch(() => void all.splice(all.indexOf(told), 1))
    return answer
  }

  /** Whatever was read may have changed. */
  forget(): void {
    this.#told.clear()
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** Whether all of it is the same, of lists and of what a call puts together the parts. */
function isSame(one: unknown, other: unknown, depth = 2): boolean {
  if (one === other) return true
  if (!depth || !isObject(one) || !isObject(other)) return false
  const keys = Object.keys(one)
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => key in other && isSame(one[key], other[key], depth - 1))
  )
}

const views = new WeakMap<Db | Tx, WorkedOut>()

/** Has remembered what is worked out from this view of the database. */
export function rememberWorkedOut(view: Db): WorkedOut {
  const workedOut = new WorkedOut()
  views.set(view, workedOut)
  return workedOut
}

/**
 * A reader that works its answer out once in a request, however many calls, promotions and teasers of it
 * ask for the same: as with the rows that it is made of, nobody may change what they are told, and whatever
 * is written makes it forget. In a command, and wherever no request reads, it reads each time.
 * @param read Given a kernel or a view of the database, it may depend on that, on what else it is given,
 * and on the moment of the request.
 */
export function onceInRequest<From extends Reader, Given extends readonly unknown[], Answer>(
  read: (from: From, ...given: Given) => Promise<Answer>,
): (from: From, ...given: Given) => Promise<Answer> {
  return (from, ...given) => {
    const workedOut = views.get('db' in from ? from.db : from)
    return workedOut
      ? workedOut.keep(read, given, () => read(from, ...given))
      : read(from, ...given)
  }
}
