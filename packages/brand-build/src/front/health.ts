import { get, type IncomingMessage, type ServerResponse } from 'node:http'

/** What asking the platform may take, in ms. */
const patience = 2_000

function send(answer: ServerResponse, status: number, body: object): void {
  answer.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' })
  answer.end(JSON.stringify(body))
}

function isPlatformReady(platformUrl: string): Promise<boolean> {
  return new Promise((resolve) => {
    const asked = get(`${platformUrl}/readyz`, { signal: AbortSignal.timeout(patience) })
    asked.once('response', (answered) => {
      answered.resume()
      resolve(answered.statusCode === 200)
    })
    asked.once('error', () => resolve(false))
  })
}

/**
 * Answers what a balancer asks at any host: `/healthz` whether this process lives, `/readyz` whether it
 * and its platform can serve. False for every other path.
 */
export function answerHealth(
  request: IncomingMessage,
  answer: ServerResponse,
  { platformUrl, isStopping }: { platformUrl: string; isStopping: boolean },
): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false
  if (request.url === '/healthz') {
    send(answer, 200, { status: 'up' })
    return true
  }
  if (request.url !== '/readyz') return false
  void isPlatformReady(platformUrl).then((isReady) => {
    const ready = isReady && !isStopping
    send(answer, ready ? 200 : 503, { ready, platform: isReady ? 'ready' : 'not ready' })
  })
  return true
}
