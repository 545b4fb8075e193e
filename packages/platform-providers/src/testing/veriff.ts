import { createHmac, randomUUID } from 'node:crypto'
import type { Webhook } from '@marquee/platform-kernel/webhook'
import { startHttpServer, type TestHttpServer } from './httpServer.ts'

interface Decided {
  status: string
  reason?: string | undefined
  reasonCode?: string | number | undefined
}

/** A webhook, with its headers to send it on. */
export interface SignedWebhook extends Webhook {
  headers: Record<string, string>
}

export interface TestVeriff extends TestHttpServer {
  key: string
  secret: string
  /** The webhook that tells of a decision on a check. */
  decide: (checkId: string, decided: Decided) => SignedWebhook
  /** Signs a body as the company does. */
  sign: (body: string) => SignedWebhook
  /** What it does instead of its work, until told otherwise. */
  break: (how: 'silent' | 'slow' | 'failing' | 'confused' | null) => void
}

const codes: Record<string, number> = {
  approved: 9001,
  declined: 9102,
  resubmission_requested: 9103,
  expired: 9104,
  abandoned: 9104,
  review: 9121,
}

/** Veriff, on this machine: opens sessions for whoever has the key and signs what they ask. */
export async function startVeriff(): Promise<TestVeriff> {
  const [key, secret] = ['api-key-of-the-integration', 'shared-secret-of-the-integration']
  let broken: Parameters<TestVeriff['break']>[0] = null
  const sessions = new Map<string, string>()
  const hmac = (body: string) => createHmac('sha256', secret).update(body).digest('hex')
  const server = await startHttpServer(({ method, path, headers, body }) => {
    if (broken === 'silent') return null
    if (broken === 'failing') return { status: 503, body: { status: 'fail', code: '1500' } }
    if (broken === 'confused') return { status: 201, body: { status: 'success' } }
    if (method !== 'POST' || path !== '/v1/sessions') return { status: 404 }
    if (headers['x-auth-client'] !== key || headers['x-hmac-signature'] !== hmac(body))
      return { status: 401, body: { status: 'fail', code: '1101' } }
    const { verification } = JSON.parse(body) as { verification: { vendorData: string } }
    const { vendorData } = verification
    const id = randomUUID()
    sessions.set(vendorData, id)
    const [url, host] = [`${server.url}v/${id}`, server.url]
    return {
      status: 201,
      after: broken === 'slow' ? 2_500 : 0,
      body: { status: 'success', verification: { id, url, vendorData, host, status: 'created' } },
    }
  })
  const sign: TestVeriff['sign'] = (body) => {
    const headers: Record<string, string> = {
      'content-type': 'application/json',
      'x-auth-client': key,
      'x-hmac-signature': hmac(body),
    }
    return { body, headers, header: (name) => headers[name] }
  }
  return {
    ...server,
    key,
    secret,
    sign,
    decide: (vendorData, { status, reason, reasonCode }) =>
      sign(
        JSON.stringify({
          status: 'success',
          verification: {
            id: sessions.get(vendorData) ?? randomUUID(),
            attemptId: randomUUID(),
            vendorData,
            status,
            code: codes[status] ?? 9000,
            reason: reason ?? null,
            reasonCode: reasonCode ?? null,
            acceptanceTime: '2026-11-29T10:00:00.000Z',
            decisionTime: '2026-11-29T10:05:00.000Z',
            person: { firstName: 'ANN', lastName: 'EXAMPLE' },
          },
          technicalData: { ip: null },
        }),
      ),
    break: (how) => (broken = how),
  }
}
