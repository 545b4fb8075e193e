import type { PaymentMethod } from '@marquee/contract'
import { PlatformError } from '@marquee/platform-kernel/errors'
import type { PaymentOutcome, PaymentProvider, Unavailable } from '@marquee/platform-providers'

/** @throws PlatformError not-available where nobody takes this method. */
export function providerOf(
  providers: readonly PaymentProvider[],
  method: PaymentMethod,
): PaymentProvider {
  const found = providers.find(({ key }) => key === method)
  if (found) return found
  const known = providers.map(({ key }) => key).join(', ')
  throw new PlatformError(
    'not-available',
    known
      ? `Nobody takes ${method} here at present. Use one of ${known}.`
      : 'No payment provider is connected: purchases are not open.',
  )
}

/** The same is asked again after this long, in ms. */
const retryAfterMs = 5_000

/** @throws PlatformError unavailable where a provider could not be asked. */
export function known(outcome: PaymentOutcome | Unavailable): PaymentOutcome {
  if (outcome.kind !== 'unavailable') return outcome
  throw new PlatformError(
    'unavailable',
    'The payment provider does not answer at present. Try the same again; it is charged once.',
    { retryAfterMs, cause: new Error(outcome.problem) },
  )
}
