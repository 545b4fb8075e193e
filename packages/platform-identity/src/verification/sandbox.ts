import { defaultLocale, locales } from '@marquee/contract/locales'
import { randomUUID } from 'node:crypto'
import type { Context, Hono } from 'hono'
import { z } from 'zod'
import { PlatformError } from '@marquee/platform-kernel/errors'
import type { Surroundings } from '@marquee/platform-kernel/module'
import {
  signWebhook,
  webhookSignatureHeader,
  webhookTimeHeader,
} from '@marquee/platform-kernel/webhook'
import type { SandboxMessage } from '@marquee/platform-providers/identity/sandbox'
import { sandboxRoute } from '@marquee/platform-kernel/sandboxRoute'
import { reviewDocument } from './documents.ts'
import {
  identityPage,
  identityStatuses,
  sandboxOutcomes,
  type SandboxOutcome,
} from './sandboxPage.ts'

/** The purpose of the secret that the sandbox's provider signs with. */
export const sandboxIdentitySecret = 'identity-webhook:sandbox'

const address = z.object({ check: z.uuid(), lang: z.enum(locales).catch(defaultLocale) })

const review = z.object({
  decision: z.enum(['approved', 'rejected']),
  reason: z.string().max(300).nullable().default(null),
})

/** Unlike everything else of the platform the page is meant for a frame on the brand's own pages. */
const pageHeaders = {
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'self'",
}

/** Why the sandbox refuses; a real provider has its own words. */
const reasons: Partial<Record<SandboxOutcome, string>> = {
  rejected: 'The picture could not be read.',
  failed: 'The name on the card is another one.',
  apple_pay_failed: 'The name on the card is another one.',
}

const isStatus = (outcome: SandboxOutcome): outcome is (typeof identityStatuses)[number] =>
  (identityStatuses as readonly string[]).includes(outcome)

function addressOf(http: Context): z.output<typeof address> {
  const { data } = address.safeParse(http.req.query())
  if (data) return data
  throw new PlatformError('not-found', 'This check is unknown. Begin one from the profile page.')
}

/** Sends the report as a provider would: over HTTP, signed. */
async function report(
  app: Hono,
  { kernel, secretFor }: Surroundings,
  check: string,
  outcome: SandboxOutcome,
): Promise<void> {
  const message: SandboxMessage = {
    id: randomUUID(),
    check,
    reason: reasons[outcome] ?? null,
    ...(isStatus(outcome) ? { status: outcome } : { action: outcome }),
  }
  const body = JSON.stringify(message)
  const time = kernel.clock.now()
  const secret = secretFor(sandboxIdentitySecret)
  const response = await app.request('/rest/verification/webhook/sandbox/', {
    method: 'POST',
    body,
    headers: {
      'content-type': 'application/json',
      [webhookTimeHeader]: String(time),
      [webhookSignatureHeader]: signWebhook(secret, time, body),
    },
  })
  if (!response.ok) {
    throw new PlatformError('not-available', `The platform refused: ${await response.text()}`)
  }
}

/** The sandbox's identity provider and, until there is a back office, its reviewer of documents. */
export function mountSandboxVerification(app: Hono, surroundings: Surroundings): void {
  app.get(
    '/sandbox/identity',
    sandboxRoute(async (http) => {
      const { check, lang: locale } = addressOf(http)
      return http.html(identityPage({ check, locale }), 200, pageHeaders)
    }),
  )
  app.post(
    '/sandbox/identity',
    sandboxRoute(async (http) => {
      const { check } = addressOf(http)
      const { outcome } = await http.req.parseBody()
      const known = sandboxOutcomes.find((one) => one === outcome)
      if (!known) {
        throw new PlatformError('invalid-input', `Choose one of ${sandboxOutcomes.join(', ')}.`)
      }
      await report(app, surroundings, check, known)
      // Nothing to go to: the page stays, and the way back is not filled with visits to it.
      return http.body(null, 204)
    }),
  )
  app.post(
    '/sandbox/documents/:id/review',
    sandboxRoute(async (http) => {
      const id = z.uuid().safeParse(http.req.param('id'))
      const decided = review.safeParse(await http.req.json().catch(() => undefined))
      if (!id.success || !decided.success) {
        throw new PlatformError(
          'invalid-input',
          'Send {"decision":"approved"} or {"decision":"rejected","reason":"…"} to a document’s id.',
        )
      }
      const { decision, reason } = decided.data
      await reviewDocument(surroundings.kernel, {
        documentId: id.data,
        decision,
        reason,
        by: 'sandbox',
      })
      return http.json({ success: true })
    }),
  )
}
