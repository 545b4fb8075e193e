import type { Context, Hono } from 'hono'
import { PlatformError } from '@marquee/platform-kernel/errors'
import { settingsOf, type Surroundings } from '@marquee/platform-kernel/module'
import { outside } from '@marquee/platform-kernel/outside'
import { openWebhookCount, takeWebhook, type WebhookCount } from '@marquee/platform-kernel/webhook'
import { settleReported } from './settling.ts'
import type { PaymentEvent, PaymentProvider } from '@marquee/platform-providers'
import { decideRedemption } from './redemptions.ts'

async function take(
  surroundings: Surroundings,
  provider: PaymentProvider,
  event: PaymentEvent,
): Promise<void> {
  const { kernel } = surroundings
  if (event.about === 'redemption') return decideRedemption(kernel, { provider, ...event })
  const settingsFor = (brand: string) => settingsOf(surroundings, brand)
  await settleReported(
    {
      kernel,
      providers: surroundings.providers.payments,
      offers: surroundings.status.offers,
      settingsFor,
    },
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

const countedAs = (metrics: WebhookCount['metrics']) => ({ metrics, provider: 'payment' })

/** What a payment provider reports: signed, applied once however often it comes. */
async function webhook(http: Context, surroundings: Surroundings): Promise<Response> {
  const provider = surroundings.providers.payments.find(
    ({ key }) => key === http.req.param('provider'),
  )
  if (!provider) throw new PlatformError('not-found', 'There is no provider of this name.')
  const { clock, metrics } = surroundings.kernel
  const event = await takeWebhook(
    http,
    (came) => provider.read(came, clock.now()),
    countedAs(metrics),
  )
  if (event) await take(surroundings, provider, event)
  return http.json({ success: true })
}

/** The providers' webhooks: not for players' pages, so not among the contract's calls. */
export function mountCashWebhooks(app: Hono, surroundings: Surroundings): void {
  openWebhookCount(countedAs(surroundings.kernel.metrics))
  for (const slash of ['', '/']) {
    app.post(
      `/rest/cash/webhook/:provider${slash}`,
      outside(surroundings.log, (http) => webhook(http, surroundings)),
    )
  }
}
