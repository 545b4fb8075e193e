import type { Hono } from 'hono'
import { z } from 'zod'
import type { Kernel } from './command.ts'
import { PlatformError } from './errors.ts'
import type { Question } from './questions.ts'
import { readingKernel } from './reading.ts'
import { findSession } from './sessions.ts'
import { makeTextNames, type TextNames } from './textNames.ts'

/** Who asks, by the headers of the request; the same for all calls of a batch. */
export interface Caller {
  /** The brand's own server. */
  isRenderer: boolean
  /** What the player's browser asked. */
  host: string
  secure: boolean
  clientIp: string
  network: string
  /** The secret of the session, if the browser has one. */
  token: string | undefined
  /** What the cookie about the language says. */
  language: string | undefined
}

/** What a call of a batch is given beside its request. */
export interface BatchBindings {
  /** Who asks: read by the first call of the batch, for all of them. */
  whole?: { caller?: Caller }
  /** The kernel that all calls of the batch read with. */
  reading?: Kernel
  /** Whose session it is, looked up once for all calls of the batch that want to know the same. */
  sessions?: SessionLookups
  /** Given the text of the call's answer, which would have to be read from a stream otherwise. */
  tell?: (text: string) => void
}

type Found = Awaited<ReturnType<typeof findSession>>

/** Looks sessions up, each once for the same questions: the calls of a batch are made in one moment. */
class SessionLookups {
  readonly #kernel: Kernel
  readonly #found: {
    token: string
    questions: readonly Question<unknown>[]
    row: Promise<Found>
  }[] = []

  constructor(kernel: Kernel) {
    this.#kernel = kernel
  }

  find(token: string, questions: readonly Question<unknown>[]): Promise<Found> {
    const known = this.#found.find(
      (one) =>
        one.token === token &&
        one.questions.length === questions.length &&
        one.questions.every((question, index) => question === questions[index]),
    )
    if (known) return known.row
    const row = findSession(this.#kernel, token, questions)
    this.#found.push({ token, questions, row })
    return row
  }
}

const batchPath = '/rest/batch/'

const mostCalls = 64
/** So many names of texts that it has may be told by who asks. */
const mostKnown = 512
const batch = z.strictObject({
  /** Paths with their queries, as each would be asked for alone. */
  paths: z.array(z.string().startsWith('/rest/').max(2_000)).min(1).max(mostCalls),
  /** Names of texts that were told before: none of them is sent again. */
  known: z.array(z.string().max(64)).max(mostKnown).default([]),
})

/** Shorter texts are sent as quickly as names. In UTF-16 units. */
const worthNaming = 1_000

/** Of an answer's headers, those that mean something to who asks. */
const kept = ['content-type', 'retry-after', 'x-request-id'] as const

/** Each answer's status, headers and cookies, and how long its text is. */
interface Told {
  status: number
  headers: Record<string, string>
  cookies: string[]
  length: number
  /** Of a long text, for who asks again. */
  name?: string
  /** Whether who asks has the text of this name; it is not sent then. */
  isKnown?: true
}

/** What is said of an answer, and its text unless who asks has it. */
async function readAnswer(
  answer: Response,
  given: string | undefined,
  { names, known }: { names: TextNames; known: ReadonlySet<string> },
): Promise<{ told: Told; text: string }> {
  const text = given ?? (await answer.text())
  const headers = Object.fromEntries(
    kept.flatMap((name) => {
      const value = answer.headers.get(name)
      return value === null ? [] : [[name, value]]
    }),
  )
  const { status } = answer
  const told = { status, headers, cookies: answer.headers.getSetCookie() }
  if (text.length < worthNaming) return { text, told: { ...told, length: text.length } }
  const name = names.of(text)
  if (known.has(name)) return { text: '', told: { ...told, length: 0, name, isKnown: true } }
  return { text, told: { ...told, length: text.length, name } }
}

/**
 * A GET with these headers, as far as calls read it. A `Request` for each would copy the headers, which
 * takes as long as many of the calls.
 */
function getOf(path: string, headers: Headers): Request {
  const given: Pick<Request, 'method' | 'url' | 'headers'> = {
    method: 'GET',
    url: `http://localhost${path}`,
    headers,
  }
  return given as Request
}

/**
 * The door through which a brand's own server asks many calls at once for one visitor: GETs, each
 * answered as it would be alone, from one look at the database. The answer is a line of JSON that says
 * of each its status, headers and length in UTF-16 units, and then their texts one after the other. Long
 * texts have a name: who asks again and names those that it has is not sent them anew.
 */
export function mountBatch(
  app: Hono,
  { kernel, isRenderer }: { kernel: Kernel; isRenderer: (headers: Headers) => boolean },
): void {
  const names = makeTextNames()
  app.post(batchPath, async (http) => {
    const { headers } = http.req.raw
    if (!isRenderer(headers)) {
      throw new PlatformError('forbidden', 'Only the brand’s own server may ask in batches.')
    }
    const asked = batch.safeParse(await http.req.json().catch(() => null))
    if (!asked.success) {
      throw new PlatformError(
        'invalid-input',
        `A batch names one to ${mostCalls} paths below /rest/, and up to ${mostKnown} texts that are known: { "paths": ["/rest/player/"], "known": [] }.`,
      )
    }
    const own = new Headers(headers)
    for (const name of ['content-length', 'content-type', 'transfer-encoding']) own.delete(name)
    const reading = readingKernel(kernel)
    const sessions = new SessionLookups(reading)
    const whole: NonNullable<BatchBindings['whole']> = {}
    const texts = { names, known: new Set(asked.data.known) }
    const answers = await Promise.all(
      asked.data.paths.map(async (path) => {
        let text: string | undefined
        const bindings: BatchBindings = {
          whole,
          reading,
          sessions,
          tell(told) {
            text = told
          },
        }
        const answer = await app.fetch(getOf(path, own), bindings)
        return readAnswer(answer, text, texts)
      }),
    )
    const lines = [
      JSON.stringify(answers.map(({ told }) => told)),
      answers.map(({ text }) => text).join(''),
    ]
    return http.text(lines.join('\n'))
  })
}
