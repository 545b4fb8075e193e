import { createPublicKey, createVerify, generateKeyPairSync } from 'node:crypto'
import type { ServiceAccount } from '../push/provider.ts'
import { startHttpServer, type TestHttpServer } from './httpServer.ts'

/** A message as the company took it. */
export interface TakenMessage {
  authorization: string | undefined
  message: {
    token: string
    notification: { title: string; body: string }
    data: Record<string, string>
    webpush: { headers: Record<string, string>; fcm_options: { link: string } }
  }
}

export interface TestFcm extends TestHttpServer {
  /** Where messages are posted. */
  endpoint: string
  account: ServiceAccount
  /** How often a token was asked for. */
  grants: () => number
  messages: TakenMessage[]
  /** What it does instead of its work, until told otherwise. */
  break: (how: 'silent' | 'failing' | 'refusing' | 'forgetful' | null) => void
}

const failed = (status: number, code: string, details: object[] = []) => ({
  status,
  body: { error: { code: status, message: `Planned: ${code}`, status: code, details } },
})
const messaging = (errorCode: string) => ({
  '@type': 'type.googleapis.com/google.firebase.fcm.v1.FcmError',
  errorCode,
})

const decode = (part: string): Record<string, unknown> =>
  JSON.parse(Buffer.from(part, 'base64url').toString()) as Record<string, unknown>

/** Firebase Cloud Messaging and the tokens of its service accounts, on this machine: checks what it would check. */
export async function startFcm(now: () => number): Promise<TestFcm> {
  const keys = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const publicKey = createPublicKey(keys.privateKey)
  const messages: TakenMessage[] = []
  let broken: Parameters<TestFcm['break']>[0] = null
  let grants = 0
  let given = ''

  function grant(body: string) {
    const form = new URLSearchParams(body)
    const [header = '', claims = '', signature = ''] = (form.get('assertion') ?? '').split('.')
    const isSigned = createVerify('RSA-SHA256')
      .update(`${header}.${claims}`)
      .verify(publicKey, signature, 'base64url')
    const { iss, aud, scope, iat, exp } = decode(claims)
    const isFine =
      isSigned &&
      form.get('grant_type') === 'urn:ietf:params:oauth:grant-type:jwt-bearer' &&
      decode(header)['alg'] === 'RS256' &&
      iss === server.account.client_email &&
      aud === server.account.token_uri &&
      scope === 'https://www.googleapis.com/auth/firebase.messaging' &&
      Number(iat) <= now() / 1000 &&
      Number(exp) - Number(iat) <= 3600
    if (!isFine || broken === 'refusing') return { status: 400, body: { error: 'invalid_grant' } }
    grants += 1
    given = `access-${grants}`
    return { status: 200, body: { access_token: given, expires_in: 3599, token_type: 'Bearer' } }
  }

  const server: TestFcm = {
    ...(await startHttpServer(({ body, headers }) => {
      if (broken === 'silent') return null
      if (broken === 'failing') return failed(503, 'UNAVAILABLE')
      if (body.startsWith('grant_type=')) return grant(body)
      if (broken === 'forgetful') {
        broken = null
        given = ''
      }
      if (!given || headers.authorization !== `Bearer ${given}`)
        return failed(401, 'UNAUTHENTICATED')
      const { message } = JSON.parse(body) as TakenMessage
      const { token } = message
      if (token.endsWith('-gone')) return failed(404, 'NOT_FOUND', [messaging('UNREGISTERED')])
      if (token.endsWith('-foreign'))
        return failed(403, 'PERMISSION_DENIED', [messaging('SENDER_ID_MISMATCH')])
      if (token.endsWith('-none'))
        return failed(400, 'INVALID_ARGUMENT', [
          messaging('INVALID_ARGUMENT'),
          { fieldViolations: [{ field: 'message.token' }] },
        ])
      if (token.endsWith('-unfit')) return failed(400, 'INVALID_ARGUMENT')
      if (token.endsWith('-many'))
        return failed(429, 'RESOURCE_EXHAUSTED', [messaging('QUOTA_EXCEEDED')])
      if (token.endsWith('-busy')) return failed(503, 'UNAVAILABLE')
      messages.push({ authorization: headers.authorization, message })
      return { status: 200, body: { name: 'projects/harbour/messages/1' } }
    })),
    endpoint: '',
    account: {
      project_id: 'harbour-1',
      client_email: 'sender@harbour-1.iam.example',
      private_key: keys.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
      token_uri: '',
    },
    grants: () => grants,
    messages,
    break: (how) => (broken = how),
  }
  server.endpoint = server.url.replace(/\/$/, '')
  server.account.token_uri = `${server.url}token`
  return server
}
