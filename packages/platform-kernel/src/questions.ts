import { type Expression, expressionBuilder, type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from './database.ts'
import type { Database } from './schema.ts'

/** Of whom something is asked, and when. */
export interface Subject {
  /** The player's id: a value, or the column of a statement that looks the player up. */
  playerId: Expression<string>
  /** Epoch ms. */
  now: number
}

/**
 * Something to know of a player. What an act has to know is asked in one statement, whichever domains
 * ask: each gives one SQL value, such as those of `jsonObjectFrom` and `jsonArrayFrom`.
 */
export interface Question<Answer> {
  ask: (subject: Subject) => RawBuilder<unknown>
  /** What the database's value means. Inside JSON, instants are texts, and so has to be what is an int8. */
  read: (value: unknown) => Answer
}

export type Questions = Record<string, Question<unknown>>
/** The answers to questions, by the questions' names. */
export type AnswersTo<Asked extends Questions> = {
  [Name in keyof Asked]: Asked[Name] extends Question<infer Answer> ? Answer : never
}

/** Builds the queries of questions, which no connection runs by themselves. */
export const from = expressionBuilder<Database>()

/** An instant inside JSON as epoch ms. */
export const toEpochMs = (text: string): number => new Date(text).getTime()

/** Columns that ask, in the questions' order: `a0`, `a1`, ... */
export const columnsFor = (questions: readonly Question<unknown>[], subject: Subject) =>
  questions.map(({ ask }, index) => ask(subject).as(`a${index}`))

/** What such columns of a row say. */
export const readColumns = (questions: readonly Question<unknown>[], row: object): unknown[] =>
  questions.map(({ read }, index) => read((row as Record<string, unknown>)[`a${index}`]))

interface Asking {
  playerId: string
  /** Epoch ms. */
  now: number
}

/**
 * What was asked of players through one view of the database: a question that was asked is not asked again,
 * and those that several ask in one moment are one statement.
 */
export class AskedQuestions {
  readonly #db: Db
  readonly #told = new Map<string, Map<Question<unknown>, Promise<unknown>>>()
  #waiting: { who: Asking; questions: Question<unknown>[]; answers: Promise<unknown[]> } | null =
    null

  constructor(db: Db) {
    this.#db = db
  }

  ask(question: Question<unknown>, who: Asking): Promise<unknown> {
    const key = `${who.playerId} ${who.now}`
    const told = this.#told.get(key) ?? new Map<Question<unknown>, Promise<unknown>>()
    this.#told.set(key, told)
    const known = told.get(question)
    if (known) return known
    const { questions, answers } = this.#waitingFor(who)
    const index = questions.push(question) - 1
    const answer = answers.then((all) => all[index])
    told.set(question, answer)
    answer.catch(() => told.delete(question))
    return answer
  }

  /** Whatever was told may have changed. */
  forget(): void {
    this.#told.clear()
  }

  #waitingFor(who: Asking) {
    const waiting = this.#waiting
    if (waiting?.who.playerId === who.playerId && waiting.who.now === who.now) return waiting
    const questions: Question<unknown>[] = []
    const answers = new Promise((resolve) => setImmediate(resolve)).then(async () => {
      if (this.#waiting?.questions === questions) this.#waiting = null
      const all = await askOnce(this.#db, questions, who)
      return questions.map((question) => all.get(question))
    })
    this.#waiting = { who, questions, answers }
    return this.#waiting
  }
}

const views = new WeakMap<Db | Tx, AskedQuestions>()

/** Has questions asked through this view of the database remembered. */
export function rememberQuestions(view: Db): AskedQuestions {
  const asked = new AskedQuestions(view)
  views.set(view, asked)
  return asked
}

/** Asks questions of one player in one statement, each once. */
export async function askEach(
  db: Db | Tx,
  questions: Iterable<Question<unknown>>,
  who: Asking,
): Promise<Map<Question<unknown>, unknown>> {
  const asked = [...new Set(questions)]
  const view = views.get(db)
  if (!view) return askOnce(db, asked, who)
  const answers = await Promise.all(asked.map((question) => view.ask(question, who)))
  return new Map(asked.map((question, index) => [question, answers[index]]))
}

async function askOnce(
  db: Db | Tx,
  asked: readonly Question<unknown>[],
  { playerId, now }: Asking,
): Promise<Map<Question<unknown>, unknown>> {
  if (!asked.length) return new Map()
  const row = await db
    .selectNoFrom(columnsFor(asked, { playerId: sql<string>`${playerId}::uuid`, now }))
    .executeTakeFirstOrThrow()
  const answers = readColumns(asked, row)
  return new Map(asked.map((question, index) => [question, answers[index]]))
}

/** The answers to named questions. */
export const answersTo = <Asked extends Questions>(
  questions: Asked,
  told: ReadonlyMap<Question<unknown>, unknown>,
): AnswersTo<Asked> =>
  Object.fromEntries(
    Object.entries(questions).map(([name, question]) => [name, told.get(question)]),
  ) as AnswersTo<Asked>

/** Asks several questions of one player in one statement. */
export const askAll = async <Asked extends Questions>(
  db: Db | Tx,
  questions: Asked,
  who: { playerId: string; now: number },
): Promise<AnswersTo<Asked>> =>
  answersTo(questions, await askEach(db, Object.values(questions), who))

/** Asks one question of one player. */
export const askOne = async <Answer>(
  db: Db | Tx,
  question: Question<Answer>,
  who: { playerId: string; now: number },
): Promise<Answer> => (await askAll(db, { question }, who)).question
