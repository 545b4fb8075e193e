import type { Context, Hono } from 'hono'
import { PlatformError } from '../../kernel/errors.ts'
import { textOf } from '../../kernel/http.ts'
import { settingsOf, type Surroundings } from '../../kernel/module.ts'
import { outside } from '../../kernel/outside.ts'
import { refuseUnsigned, webhookSignatureHeader, webhookTimeHeader } from '../../kernel/webhook.ts'
import { settleReported } from './deposits.ts'
import type { PaymentEvent, PaymentProvider } from './provider.ts'
import { decideRedemption } from './redemptions.ts'
import { providersOf } from './sandbox/providers.ts'

const largestWebhook = 64 * 1024

function parsed(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    throw new PlatformError('invalid-input', 'The body is not JSON.')
  }
}

async function take(
  surroundings: Surroundings,
  provider: PaymentProvider,
  event: PaymentEvent,
): Promise<void> {
  const { kernel } = surroundings
  if (event.about === 'redemption') return decideRedemption(kernel, { provider, ...event })
  const settingsFor = (brand: string) => settingsOf(surroundings, brand)
  await settleReported(
    { kernel, providers: providersOf(surroundings), settingsFor },
    {
      provider,
      depositId: event.depositId,
      outcome:
        event.outcome === 'approved'
          ? { kind: 'approved' }
          : { kind: 'declined', reason: event.reason ?? 'declined_by_provider' },
    },
  )
}

/** What a payment provider reports: signed over time and body, applied once however often it comes. */
async function webhook(http: Context, surroundings: Surroundings): Promise<Response> {
  const provider = providersOf(surroundings).find(({ key }) => key === http.req.param('provider'))
  if (!provider) throw new PlatformError('not-found', 'There is no provider of this name.')
  const body = await textOf(http, largestWebhook)
  refuseUnsigned({
    secret: provider.secret,
    time: http.req.header(webhookTimeHeader),
    signature: http.req.header(webhookSignatureHeader),
    body,
    now: surroundings.kernel.clock.now(),
  })
  await take(surroundings, provider, provider.read(parsed(body)))
  return http.json({ success: true })
}

/** The providers' webhooks: not for players' pages, so not among the contract's calls. */
export function mountCashWebhooks(app: Hono, surroundings: Surroundings): void {
  for (const slash of ['', '/']) {
    app.post(
      `/rest/cash/webhook/:provider${slash}`,
      outside(surroundings.log, (http) => webhook(http, surroundings)),
    )
  }
}
