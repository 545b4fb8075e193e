import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { makeAppInit, makePlayer } from '@marquee/core/testing'

/** One call that reached the platform. */
export interface Heard {
  path: string
  query: Record<string, string>
  headers: Record<string, string>
}

export interface FakePlatform {
  /** Every call so far, oldest first; only while `isRecording`. */
  heard: Heard[]
  isRecording: boolean
  /** Whether it answers several calls at once. */
  takesBatches: boolean
  /** What some calls answer instead, by path. */
  answers: Map<string, (heard: Heard) => Response>
  answer(request: Request): Response
}

const sessionCookie = /(?:^|; )marquee=([\w-]+)/

/** Who signs a call: the value of the session's cookie is the player's name. */
const playerOf = (request: Request): string | null =>
  sessionCookie.exec(request.headers.get('cookie') ?? '')?.[1] ?? null

/**
 * A platform that answers what the shell asks for. `/rest/restriction/info/` gives back every header
 * it was called with, so that a page shows what its render knew of a visitor.
 */
export function makeFakePlatform(): FakePlatform {
  const platform: FakePlatform = {
    heard: [],
    isRecording: true,
    takesBatches: false,
    answers: new Map(),
    answer(request) {
      const url = new URL(request.url)
      const headers = Object.fromEntries(request.headers)
      const heard = { path: url.pathname, query: Object.fromEntries(url.searchParams), headers }
      if (platform.isRecording) platform.heard.push(heard)
      const special = platform.answers.get(url.pathname)
      if (special) return special(heard)
      const player = playerOf(request)
      switch (url.pathname) {
        case '/rest/request/handle/':
          return Response.json({ authorized: player !== null, redirectUrl: null })
        case '/rest/app/init/':
          return Response.json({
            success: true,
            data: makeAppInit({ isGuest: player === null, login: player }),
          })
        case '/rest/player/':
          return player
            ? Response.json({ success: true, data: makePlayer({ login: player, name: player }) })
            : Response.json({ success: false }, { status: 401 })
        case '/rest/restriction/info/':
          return Response.json({ success: true, data: headers })
        default:
          return Response.json({ known: 'Known' })
      }
    },
  }
  return platform
}

/** Several calls at once, each answered as it would be alone. */
async function answerBatch(
  platform: FakePlatform,
  headers: Headers,
  body: string,
): Promise<Response> {
  platform.answer(new Request('http://platform/rest/batch/', { headers }))
  const { paths } = JSON.parse(body) as { paths: string[] }
  const answers = await Promise.all(
    paths.map(async (path) => {
      const answer = platform.answer(new Request(`http://platform${path}`, { headers }))
      const text = await answer.text()
      const cookies = answer.headers.getSetCookie()
      return { told: { status: answer.status, headers: {}, cookies, length: text.length }, text }
    }),
  )
  const texts = answers.map(({ text }) => text).join('')
  return new Response(`${JSON.stringify(answers.map(({ told }) => told))}\n${texts}`)
}

/** The same platform behind a port of its own. */
export async function listen(
  platform: FakePlatform,
): Promise<{ url: string; stop: () => Promise<void> }> {
  const server = createServer(async (request, answer) => {
    const headers = new Headers(request.headers as Record<string, string>)
    const isBatch = platform.takesBatches && request.url === '/rest/batch/'
    const response = isBatch
      ? await answerBatch(platform, headers, await text(request))
      : platform.answer(new Request(`http://platform${request.url}`, { headers }))
    answer.statusCode = response.status
    for (const [name, value] of response.headers) {
      if (name !== 'set-cookie') answer.setHeader(name, value)
    }
    const cookies = response.headers.getSetCookie()
    if (cookies.length) answer.setHeader('set-cookie', cookies)
    void response.text().then((text) => answer.end(text))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
