import type { KnownTexts, Named } from './knownTexts.ts'

/** Of one answer of a batch: everything but its text. */
interface Told {
  status: number
  headers: Record<string, string>
  cookies: string[]
  /** Of its text, in UTF-16 units. */
  length: number
  /** Of a long text. */
  name?: string
  /** The text is not sent: it has a name that was given as known. */
  isKnown?: boolean
}

interface Waiting {
  url: string
  init: RequestInit | undefined
  resolve: (answer: Response) => void
  reject: (cause: unknown) => void
}

/**
 * An answer whose text is here already, with what a client reads of one: a `Response` would encode the
 * text to bytes, for it to be decoded again.
 */
class TextAnswer implements Pick<Response, 'ok' | 'status' | 'body' | 'text' | 'json'> {
  readonly ok: boolean
  readonly status: number
  readonly headers: Pick<Headers, 'get' | 'getSetCookie'>
  readonly body = null
  readonly #text: string

  constructor({ status, headers, cookies }: Told, text: string) {
    this.ok = status >= 200 && status < 300
    this.status = status
    this.headers = {
      get: (name) => headers[name.toLowerCase()] ?? null,
      getSetCookie: () => cookies,
    }
    this.#text = text
  }

  async text(): Promise<string> {
    return this.#text
  }

  async json(): Promise<unknown> {
    return JSON.parse(this.#text)
  }
}

const answerOf = (told: Told, text: string): Response =>
  new TextAnswer(told, text) as unknown as Response

/** What the platform takes in one batch. */
const mostAtOnce = 64

interface Batch {
  urls: readonly string[]
  init: RequestInit | undefined
}

/** Where batches are sent to, and how. */
interface Door {
  platformUrl: string
  fetch: typeof globalThis.fetch
  known: KnownTexts | undefined
}

/** A text that the platform did not send. @throws when it takes one for known that was not given as such. */
function knownText(name: string, given: Named): string {
  const text = given.get(name)
  if (text === undefined)
    throw new Error(`The platform takes a text for known that is not: ${name}.`)
  return text
}

/** The answers to a batch, in its order. @throws when the platform takes no such batches. */
async function askAll(
  { urls, init }: Batch,
  { platformUrl, fetch, known }: Door,
): Promise<Response[]> {
  const given: Named = known?.of(urls) ?? new Map()
  const answer = await fetch(`${platformUrl}/rest/batch/`, {
    method: 'POST',
    headers: {
      ...(init?.headers as Record<string, string>),
      'content-type': 'application/json',
    },
    body: JSON.stringify({
      paths: urls.map((url) => url.slice(platformUrl.length)),
      // A platform that has named nothing may be one that knows no names.
      ...(given.size > 0 && { known: [...given.keys()] }),
    }),
  })
  if (!answer.ok) {
    // It may have been another version when it named them.
    known?.forget()
    await answer.body?.cancel()
    throw new Error(`The platform answered a batch with ${answer.status}.`)
  }
  const text = await answer.text()
  const end = text.indexOf('\n')
  let at = end + 1
  return (JSON.parse(text.slice(0, end)) as Told[]).map((told, index) => {
    const { name, isKnown, length } = told
    const from = at
    at += length
    if (name === undefined) return answerOf(told, text.slice(from, at))
    const own = isKnown ? knownText(name, given) : text.slice(from, at)
    known?.note(urls[index] ?? '', name, own)
    return answerOf(told, own)
  })
}

const acts = (headers: RequestInit['headers'] = {}): boolean =>
  headers instanceof Headers ? headers.has('idempotency-key') : 'idempotency-key' in headers

export interface BatchingOptions {
  fetch?: typeof globalThis.fetch | undefined
  /**
   * Addresses that will be asked for later on, as far as somebody knows: they go along with the first
   * batch, for this visitor and nobody else, and are here once they are wanted.
   */
  foreseen?: (() => readonly string[]) | undefined
  /** Hears of every address that is asked for. */
  onAsked?: ((url: string) => void) | undefined
  /** Texts that need not be sent, for all visitors: who may be told one, the platform decides each time. */
  known?: KnownTexts | undefined
}

/**
 * A `fetch` for the calls that this server makes for one visitor: GETs that are asked for in the same turn
 * go to the platform together and are answered from one look at the database. Each is sent alone where
 * that fails. Whoever gives up is told at once, and the batch goes on for the others.
 */
export function makeBatchingFetch(
  baseUrl: string,
  { fetch = globalThis.fetch, foreseen, onAsked, known }: BatchingOptions = {},
): typeof globalThis.fetch {
  const platformUrl = baseUrl.replace(/\/$/, '')
  let waiting: Waiting[] = []
  let isFirst = true
  /** What went along with the first batch and nobody has taken yet; null where it did not come. */
  const ahead = new Map<string, Promise<Response | null>>()

  const alone = async ({ url, init, resolve, reject }: Waiting) => {
    try {
      resolve(await fetch(url, init))
    } catch (error) {
      reject(error)
    }
  }

  /** What may go along with the first batch; of a later one nothing. */
  function goingAlong(batch: readonly Waiting[]): readonly string[] {
    if (!isFirst || !foreseen) return []
    isFirst = false
    const asked = new Set(batch.map(({ url }) => url))
    const others = foreseen().filter((url) => !asked.has(url))
    return others.slice(0, Math.max(0, mostAtOnce - batch.length))
  }

  const send = async () => {
    const batch = waiting.filter(({ init }) => !init?.signal?.aborted)
    waiting = []
    const along = batch.length ? goingAlong(batch) : []
    if (batch.length + along.length > 1) {
      const urls = [...batch.map(({ url }) => url), ...along]
      const coming = askAll({ urls, init: batch[0]?.init }, { platformUrl, fetch, known })
      for (const [index, url] of along.entries()) {
        ahead.set(
          url,
          coming.then(
            (answers) => answers[batch.length + index] ?? null,
            () => null,
          ),
        )
      }
      try {
        const answers = await coming
        for (const [index, { resolve }] of batch.entries()) {
          const answer = answers[index]
          if (answer) resolve(answer)
        }
        return
      } catch {
        // As if there were no batches.
      }
    }
    await Promise.all(batch.map(alone))
  }

  const ask = (url: string, init: RequestInit | undefined): Promise<Response> =>
    new Promise((resolve, reject) => {
      init?.signal?.addEventListener('abort', () => reject(init.signal?.reason), { once: true })
      if (waiting.push({ url, init, resolve, reject }) === 1) setImmediate(() => void send())
    })

  /** What came along; asked for anew where it did not come, or not as it should. */
  async function take(
    url: string,
    init: RequestInit | undefined,
    coming: Promise<Response | null>,
  ): Promise<Response> {
    ahead.delete(url)
    const came = await coming
    init?.signal?.throwIfAborted()
    return came?.ok ? came : ask(url, init)
  }

  return (input, init) => {
    const isBatched =
      typeof input === 'string' &&
      init?.method === 'GET' &&
      input.startsWith(`${platformUrl}/rest/`) &&
      !acts(init.headers)
    if (!isBatched) return fetch(input, init)
    onAsked?.(input)
    const coming = ahead.get(input)
    return coming ? take(input, init, coming) : ask(input, init)
  }
}
