import { createSign } from 'node:crypto'
import { problemOf } from '../outcome.ts'
import type { ServiceAccount } from './provider.ts'

const scope = 'https://www.googleapis.com/auth/firebase.messaging'
const grant = 'urn:ietf:params:oauth:grant-type:jwt-bearer'
/** How long a signed request counts, in s; the most that is allowed. */
const assertedFor = 3600
/** A token is not used in the last minute of its life, in ms. */
const margin = 60_000

const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url')

/** A request for a token, signed with the account's key (RFC 7523). */
function assertion({ client_email, private_key, token_uri }: ServiceAccount, now: number): string {
  const iat = Math.floor(now / 1000)
  const claims = { iss: client_email, scope, aud: token_uri, iat, exp: iat + assertedFor }
  const signed = `${part({ alg: 'RS256', typ: 'JWT' })}.${part(claims)}`
  return `${signed}.${createSign('RSA-SHA256').update(signed).sign(private_key, 'base64url')}`
}

/** No token was given for an account. */
export class NoAccess extends Error {}

async function ask(account: ServiceAccount, { now, timeout }: { now: number; timeout: number }) {
  const answer = await fetch(account.token_uri, {
    method: 'POST',
    redirect: 'error',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ grant_type: grant, assertion: assertion(account, now) }),
    signal: AbortSignal.timeout(timeout),
  })
  const text = await answer.text()
  if (!answer.ok) throw new NoAccess(problemOf(`${answer.status} ${text}`))
  const { access_token: token, expires_in: seconds } = JSON.parse(text) as {
    access_token: string
    expires_in: number
  }
  return { token, until: now + seconds * 1000 - margin }
}

export interface AccessTokens {
  /** A token that counts now. @throws NoAccess where the account gets none. */
  of(account: ServiceAccount): Promise<string>
  /** After a refusal: the next one is asked for anew. */
  forget(account: ServiceAccount): void
}

/** Tokens of service accounts, each asked for once and kept until it is nearly over. */
export function keepAccessTokens({
  now,
  timeout,
}: {
  now: () => number
  timeout: number
}): AccessTokens {
  const known = new Map<ServiceAccount, Promise<{ token: string; until: number }>>()
  return {
    async of(account) {
      const kept = await known.get(account)?.catch(() => null)
      if (kept && kept.until > now()) return kept.token
      const asked = ask(account, { now: now(), timeout })
      known.set(account, asked)
      return (await asked).token
    },
    forget: (account) => void known.delete(account),
  }
}
