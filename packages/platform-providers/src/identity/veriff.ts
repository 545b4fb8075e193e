import { createHmac } from 'node:crypto'
import { isHmacOf } from '@marquee/platform-kernel/webhook'
import { z } from 'zod'
import { problemOf } from '../outcome.ts'
import { readJson } from '../readJson.ts'
import type { Adapter } from '../registry.ts'
import type { IdentityAccount, IdentityProvider, IdentityReport, Report } from './provider.ts'

/** Somebody waits for the frame meanwhile, in ms. */
const usualPatience = 8_000

const opened = z.object({
  verification: z.object({ url: z.url({ protocol: /^https?$/ }) }),
})

/** A decision as the webhook for decisions tells it; those on the way have an `action` instead. */
const decision = z.object({
  verification: z.object({
    id: z.string().min(1).max(100),
    attemptId: z.string().max(100).nullish(),
    vendorData: z.string().nullish(),
    status: z.string().max(100),
    decisionTime: z.string().max(100).nullish(),
    reason: z.string().nullish(),
    reasonCode: z.union([z.string(), z.number()]).nullish(),
  }),
})
type Decision = z.output<typeof decision>['verification']

/** What it declines for because it knows the person, the document or the face from another account. */
const codesOfDuplicates = new Set(['108', '110', '124'])

function reportOf({ status, reasonCode }: Decision): Report | null {
  if (status === 'approved') return { kind: 'status', status }
  if (status === 'declined') {
    const isKnown = codesOfDuplicates.has(String(reasonCode))
    return { kind: 'status', status: isKnown ? 'duplicateCredentials' : 'rejected' }
  }
  // The player may begin again, which is what our rejection says.
  if (status === 'resubmission_requested') return { kind: 'status', status: 'rejected' }
  // Expired, abandoned, in review: nothing is decided.
  return null
}

/** What to mend is for the player; why somebody was declined is not, for it teaches who forges. */
const reasonOf = ({ status, reason }: Decision): string | null =>
  status === 'resubmission_requested' && reason ? problemOf(reason) : null

interface VeriffOptions {
  /** Origin of the API, as the company's portal says it. */
  url: string
  key: string
  secret: string
  /** How long it may take to open a session, in ms. */
  timeout?: number
}

const hmac = (secret: string, text: string): string =>
  createHmac('sha256', secret).update(text).digest('hex')

/**
 * Veriff: `POST /v1/sessions` (https://devdocs.veriff.com/apidocs/v1sessions), the body signed as
 * https://devdocs.veriff.com/docs/hmac-authentication-and-endpoint-security says, and the webhook for
 * decisions (https://devdocs.veriff.com/docs/decision-webhook). The company learns the check's id and
 * nothing else of the player; the frame's language is the `lang` of its own frame SDK.
 */
export const veriffIdentity = ({
  url,
  key,
  secret,
  timeout = usualPatience,
}: VeriffOptions): IdentityProvider => ({
  name: 'veriff',
  isTest: false,
  async begin({ id, locale }) {
    try {
      const body = JSON.stringify({ verification: { vendorData: id } })
      const answer = await fetch(new URL('/v1/sessions', url), {
        method: 'POST',
        redirect: 'error',
        headers: {
          'content-type': 'application/json',
          'x-auth-client': key,
          'x-hmac-signature': hmac(secret, body),
        },
        body,
        signal: AbortSignal.timeout(timeout),
      })
      const text = await answer.text()
      if (!answer.ok) return { kind: 'unavailable', problem: problemOf(`${answer.status} ${text}`) }
      const frame = new URL(opened.parse(JSON.parse(text)).verification.url)
      frame.searchParams.set('lang', locale)
      return { kind: 'begun', url: frame.href }
    } catch (error) {
      return { kind: 'unavailable', problem: problemOf(String(error)) }
    }
  },
  read({ body, header }) {
    if (!isHmacOf(hmac(secret, body), header('x-hmac-signature')))
      return {
        kind: 'forged',
        problem:
          'The signature does not fit. x-hmac-signature is HMAC-SHA-256 of the raw body in hexadecimal, with the shared secret of the integration.',
      }
    const said = readJson(body)
    const { data } = decision.safeParse(said)
    // Sessions that were started or handed in, and whatever else the company tells of later.
    if (!data)
      return typeof said === 'object' && said !== null
        ? { kind: 'nothing' }
        : { kind: 'unreadable', problem: 'The body is not JSON.' }
    const { verification } = data
    const report = reportOf(verification)
    const checkId = z.uuid().safeParse(verification.vendorData)
    // Without an id of ours it was opened by hand, in the company's portal.
    if (!report || !checkId.success) return { kind: 'nothing' }
    const { id, attemptId, status, decisionTime } = verification
    const event: IdentityReport = {
      id: [id, attemptId, status, decisionTime].filter(Boolean).join(':'),
      checkId: checkId.data,
      report,
      reason: reasonOf(verification),
    }
    return { kind: 'event', event }
  },
})

export const veriff: Adapter<IdentityProvider, IdentityAccount> = {
  name: 'veriff',
  open: ({ url, key, secret }) =>
    url && key && secret ? veriffIdentity({ url, key, secret }) : null,
}
