import type { Metrics } from '@marquee/platform-kernel/metrics/metrics'
import { counted } from '@marquee/platform-kernel/metrics/providerCalls'
import type { PaymentProvider } from './provider.ts'

/** A provider, whatever it is, with what it is asked counted as `payment`. */
export function countedProvider(provider: PaymentProvider, metrics: Metrics): PaymentProvider {
  const { charge, answer, refund, payOut } = provider
  return {
    ...provider,
    charge: counted(metrics, 'payment', charge.bind(provider), ({ kind }) => kind),
    answer: counted(metrics, 'payment', answer.bind(provider), ({ kind }) => kind),
    refund: counted(metrics, 'payment', refund.bind(provider), () => 'refunded'),
    payOut: payOut && counted(metrics, 'payment', payOut.bind(provider), (how) => how),
  }
}
