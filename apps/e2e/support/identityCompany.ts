import { createHmac, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, request as send } from 'node:http'
import type { AddressInfo } from 'node:net'

/** The page that the player sees in the frame: says what it may use, and is decided by a button. */
const page = `<!doctype html>
<title>Show your document</title>
<h1>Show your document</h1>
<p data-testid="may-film"></p>
<button data-testid="decide">Send</button>
<script>
  const may = ['camera', 'microphone', 'geolocation'].filter((one) => document.featurePolicy.allowsFeature(one))
  document.querySelector('p').textContent = may.join(' ')
  document.querySelector('button').addEventListener('click', () => fetch(location.pathname, { method: 'POST' }))
</script>`

export interface IdentityCompany {
  origin: string
  key: string
  secret: string
  /** What it was told when a session was opened, and how the house took its last decision. */
  opened: string[]
  answers: number[]
  /** Where its decisions go. */
  decideFor: (house: URL) => void
  stop: () => Promise<void>
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString()
}

/** Veriff on this machine: opens sessions, shows their page, and decides on who sends theirs: approved. */
export async function startIdentityCompany(): Promise<IdentityCompany> {
  const [key, secret] = ['api-key-of-the-integration', 'shared-secret-of-the-integration']
  const sessions = new Map<string, string>()
  const opened: string[] = []
  const answers: number[] = []
  let house = new URL('http://localhost')

  async function decide(id: string): Promise<void> {
    const body = JSON.stringify({
      status: 'success',
      verification: {
        id,
        attemptId: id,
        vendorData: sessions.get(id),
        status: 'approved',
        code: 9001,
      },
    })
    // Names below localhost are known to browsers alone.
    const sent = send({
      host: '127.0.0.1',
      port: house.port,
      path: '/rest/verification/webhook/veriff/',
      method: 'POST',
      headers: {
        host: house.host,
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        'x-auth-client': key,
        'x-hmac-signature': createHmac('sha256', secret).update(body).digest('hex'),
      },
    })
    sent.end(body)
    const [answer] = (await once(sent, 'response')) as [IncomingMessage]
    answer.resume()
    answers.push(answer.statusCode ?? 0)
  }

  const server = createServer((request, response) => {
    const id = /^\/v\/([\w-]+)/.exec(request.url ?? '')?.[1]
    const isKnown = id !== undefined && sessions.has(id)
    if (isKnown && request.method === 'POST')
      return void decide(id).then(() => response.writeHead(204).end())
    if (isKnown) return response.writeHead(200, { 'content-type': 'text/html' }).end(page)
    return void textOf(request).then((body) => {
      if (request.url !== '/v1/sessions' || request.headers['x-auth-client'] !== key)
        return response.writeHead(404).end()
      const session = randomUUID()
      const { verification } = JSON.parse(body) as { verification: { vendorData: string } }
      sessions.set(session, verification.vendorData)
      opened.push(body)
      const url = `${origin}/v/${session}`
      response.writeHead(201, { 'content-type': 'application/json' })
      return response.end(
        JSON.stringify({
          status: 'success',
          verification: { id: session, url, status: 'created' },
        }),
      )
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    origin,
    key,
    secret,
    opened,
    answers,
    decideFor: (url) => (house = url),
    async stop() {
      server.closeAllConnections()
      await new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}
