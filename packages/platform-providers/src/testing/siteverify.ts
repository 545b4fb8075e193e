import { startHttpServer, type TestHttpServer } from './httpServer.ts'

interface Solved {
  hostname: string
  action: string
}

export interface TestSiteverify extends TestHttpServer {
  secret: string
  /** Solves a captcha; gives the token. */
  solve: (on: Solved) => string
  /** What it does instead of its work, until told otherwise. */
  break: (how: 'silent' | 'failing' | 'foreign-secret' | null) => void
}

/** A captcha company that checks tokens as Turnstile does: each of them once. */
export async function startSiteverify(): Promise<TestSiteverify> {
  const secret = 'secret-of-the-site'
  const solved = new Map<string, Solved>()
  let broken: Parameters<TestSiteverify['break']>[0] = null
  const refuse = (code: string) => ({
    status: 200,
    body: { success: false, 'error-codes': [code] },
  })
  const server = await startHttpServer(({ body }) => {
    if (broken === 'silent') return null
    if (broken === 'failing') return { status: 503 }
    const asked = JSON.parse(body) as { secret: string; response: string }
    if (broken === 'foreign-secret' || asked.secret !== secret)
      return refuse('invalid-input-secret')
    const known = solved.get(asked.response)
    if (!known) return refuse('invalid-input-response')
    solved.delete(asked.response)
    return { status: 200, body: { success: true, 'error-codes': [], ...known } }
  })
  return {
    ...server,
    secret,
    solve(on) {
      const token = `token-${solved.size}-${on.hostname}-${server.taken.length}`
      solved.set(token, on)
      return token
    },
    break: (how) => (broken = how),
  }
}
