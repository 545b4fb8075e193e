import type { PaymentMethod } from '@marquee/contract'
import { defineKind } from '../registry.ts'
import { checkout } from './checkout/checkout.ts'
import type { PaymentAccount, PaymentProvider } from './provider.ts'
import { sandbox } from './sandbox/sandbox.ts'

/** Whoever takes payments, and pays out. */
export const paymentProviders = defineKind({ kind: 'payment', adapters: [checkout, sandbox] })

/** In which order methods are offered. */
const order: readonly PaymentMethod[] = ['card', 'wallet', 'bank']

/** For each method the first adapter's that takes it, in the order in which methods are offered. */
export function openPayments(account: PaymentAccount): PaymentProvider[] {
  const opened = paymentProviders.adapters.flatMap((adapter) => adapter.open(account) ?? [])
  return order.flatMap((method) => opened.find(({ key }) => key === method) ?? [])
}
