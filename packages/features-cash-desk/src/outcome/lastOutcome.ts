import type { PushPayload } from '@marquee/contract'
import type { PushTools } from '@marquee/core'

/** How a purchase moved, as the pushes say it: an address of the desk, or null where pages only ask anew. */
export interface LastOutcome {
  to: string | null
}

export const lastOutcomeKey = ['payment-outcome']

export const deskPath = '/cash/deposit-by-money/'

const withQuery = (path: string, query: Record<string, string | null>): string => {
  const entries = Object.entries(query).filter((entry): entry is [string, string] => !!entry[1])
  return entries.length ? `${path}?${new URLSearchParams(entries)}` : path
}

/** Where a declined purchase leads: to the next method where there is one (CASH-05, CASH-06). */
export const declinedPath = ({
  presetId,
  offerType,
  tryNextMethod,
}: Pick<PushPayload<'payment'>, 'presetId' | 'offerType' | 'tryNextMethod'>): string =>
  presetId !== null && offerType !== null && tryNextMethod !== null
    ? `/cash/failed/${presetId}/${offerType}/${tryNextMethod}`
    : '/cash/failed/'

/** Where a purchase leads that ended, or that waits (CASH-01, CASH-03, CASH-07). */
export function outcomePath({
  outcome,
  depositId,
  reason,
}: Pick<PushPayload<'deposit'>, 'outcome' | 'depositId' | 'reason'>): string {
  if (outcome === 'complete') return withQuery('/cash/success/', { deposit: depositId })
  if (outcome === 'failed-complete') return withQuery('/cash/failed/', { reason })
  return withQuery(deskPath, { step: 'refresh', deposit: depositId })
}

/** The query cache keeps the newest word, and the pages of the desk follow it. */
const tell = ({ queryClient }: PushTools, to: string): void =>
  void queryClient.setQueryData<LastOutcome>(lastOutcomeKey, { to })

/** A push of the channel `payment` (RT-04): only a decline leads elsewhere, the rest is asked anew. */
export function onPayment(push: PushPayload<'payment'>, tools: PushTools): void {
  if (push.status === 'decline') tell(tools, declinedPath(push))
}

/** A push of the channel `deposit`. */
export const onDeposit = (push: PushPayload<'deposit'>, tools: PushTools): void =>
  tell(tools, outcomePath(push))
