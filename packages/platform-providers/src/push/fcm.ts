import { type Outcome, problemOf, usualTimeout } from '../outcome.ts'
import type { Adapter } from '../registry.ts'
import { type AccessTokens, keepAccessTokens } from './accessToken.ts'
import type { OutgoingPush, PushAccount, PushProvider, ServiceAccount } from './provider.ts'

const company = 'https://fcm.googleapis.com'

interface FcmOptions {
  accounts: Readonly<Record<string, ServiceAccount>>
  now: () => number
  endpoint?: string | undefined
  /** How long an answer may take, in ms. */
  timeout?: number
}

/** What an answer says went wrong: Google's status, and the code of the messaging service. */
interface Failure {
  error?: {
    status?: string
    message?: string
    details?: { errorCode?: string; fieldViolations?: { field?: string }[] }[]
  }
}

const messageOf = ({ id, token, title, body, link, data, lifetime }: OutgoingPush) => ({
  token,
  notification: { title, body },
  data,
  webpush: {
    headers: { TTL: String(lifetime), Urgency: 'normal' },
    // A second copy takes the place of the first.
    notification: { tag: id },
    fcm_options: { link },
  },
})

/** Answers that say that nobody is ever reached by this token: unregistered, of another sender, or no token. */
function isDead(status: number, { error }: Failure): boolean {
  const codes = error?.details?.map(({ errorCode }) => errorCode) ?? []
  if (codes.includes('UNREGISTERED') || codes.includes('SENDER_ID_MISMATCH')) return true
  if (status !== 400) return false
  const fields = error?.details?.flatMap(({ fieldViolations }) => fieldViolations ?? []) ?? []
  return fields.some(({ field }) => field === 'message.token')
}

async function outcomeOf(answer: Response): Promise<Outcome> {
  const { status } = answer
  const text = await answer.text().catch(() => '')
  if (answer.ok) return { kind: 'sent' }
  const failure = ((): Failure => {
    try {
      return JSON.parse(text) as Failure
    } catch {
      return {}
    }
  })()
  const problem = problemOf(`${status} ${failure.error?.message ?? text}`)
  if (isDead(status, failure)) return { kind: 'refused', problem, isAddressDead: true }
  // Who we are and how much we may send is no fault of the message.
  const isLater = status >= 500 || [401, 403, 404, 408, 429].includes(status)
  return isLater ? { kind: 'later', problem } : { kind: 'refused', problem, isAddressDead: false }
}

async function post(
  { endpoint = company, timeout = usualTimeout }: FcmOptions,
  { account, tokens, message }: { account: ServiceAccount; tokens: AccessTokens; message: object },
): Promise<Response> {
  const address = `${endpoint}/v1/projects/${encodeURIComponent(account.project_id)}/messages:send`
  return fetch(address, {
    method: 'POST',
    redirect: 'error',
    headers: {
      authorization: `Bearer ${await tokens.of(account)}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ message }),
    signal: AbortSignal.timeout(timeout),
  })
}

/** Firebase Cloud Messaging by its HTTP v1 protocol, with a service account for each brand. */
export function fcmPush(options: FcmOptions): PushProvider {
  const { accounts, now, timeout = usualTimeout } = options
  const tokens = keepAccessTokens({ now, timeout })
  return {
    name: 'fcm',
    serves: (brand) => Object.hasOwn(accounts, brand),
    async send(message) {
      const account = accounts[message.brand]
      if (!account) return { kind: 'later', problem: 'There is no account for this brand.' }
      try {
        const answer = await post(options, { account, tokens, message: messageOf(message) })
        if (answer.status === 401) tokens.forget(account)
        return await outcomeOf(answer)
      } catch (error) {
        return { kind: 'later', problem: problemOf(String(error)) }
      }
    },
  }
}

export const fcm: Adapter<PushProvider, PushAccount> = {
  name: 'fcm',
  open: ({ accounts, endpoint, now }) =>
    accounts && Object.keys(accounts).length ? fcmPush({ accounts, endpoint, now }) : null,
}
