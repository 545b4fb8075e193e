/** Of one answer of a batch: everything but its text. */
interface Told {
  status: number
  headers: Record<string, string>
  cookies: string[]
  /** Of its text, in UTF-16 units. */
  length: number
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

/** The answers to a batch, in its order. @throws when the platform takes no batches. */
async function askAll(
  platformUrl: string,
  waiting: readonly Waiting[],
  fetch: typeof globalThis.fetch,
): Promise<Response[]> {
  const [first] = waiting
  const answer = await fetch(`${platformUrl}/rest/batch/`, {
    method: 'POST',
    headers: {
      ...(first?.init?.headers as Record<string, string>),
      'content-type': 'application/json',
    },
    body: JSON.stringify({ paths: waiting.map(({ url }) => url.slice(platformUrl.length)) }),
  })
  if (!answer.ok) {
    await answer.body?.cancel()
    throw new Error(`The platform answered a batch with ${answer.status}.`)
  }
  const text = await answer.text()
  const end = text.indexOf('\n')
  let at = end + 1
  return (JSON.parse(text.slice(0, end)) as Told[]).map((told) => {
    const from = at
    at += told.length
    return answerOf(told, text.slice(from, at))
  })
}

/**
 * A `fetch` for the calls that this server makes for one visitor: GETs that are asked for in the same turn
 * go to the platform together and are answered from one look at the database. Each is sent alone where
 * that fails. Whoever gives up is told at once, and the batch goes on for the others.
 */
export function makeBatchingFetch(
  baseUrl: string,
  fetch: typeof globalThis.fetch = globalThis.fetch,
): typeof globalThis.fetch {
  const platformUrl = baseUrl.replace(/\/$/, '')
  let waiting: Waiting[] = []

  const alone = async ({ url, init, resolve, reject }: Waiting) => {
    try {
      resolve(await fetch(url, init))
    } catch (error) {
      reject(error)
    }
  }

  const send = async () => {
    const batch = waiting.filter(({ init }) => !init?.signal?.aborted)
    waiting = []
    if (batch.length > 1) {
      try {
        const answers = await askAll(platformUrl, batch, fetch)
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

  return (input, init) => {
    const isBatched =
      typeof input === 'string' &&
      init?.method === 'GET' &&
      input.startsWith(`${platformUrl}/rest/`) &&
      !new Headers(init.headers).has('idempotency-key')
    if (!isBatched) return fetch(input, init)
    return new Promise((resolve, reject) => {
      init.signal?.addEventListener('abort', () => reject(init.signal?.reason), { once: true })
      if (waiting.push({ url: input, init, resolve, reject }) === 1) setImmediate(() => void send())
    })
  }
}
