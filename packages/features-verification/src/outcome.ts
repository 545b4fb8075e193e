import type { CardAction, IdentityStatus } from '@marquee/contract'
import type { IconName } from '@marquee/ui'

/** What a status looks like wherever it is shown. */
export const statusLooks: Record<
  IdentityStatus | 'none',
  { icon: IconName; tone: 'neutral' | 'positive' | 'caution' | 'critical' }
> = {
  none: { icon: 'shield', tone: 'neutral' },
  pending: { icon: 'hourglass', tone: 'caution' },
  approved: { icon: 'check', tone: 'positive' },
  rejected: { icon: 'error', tone: 'critical' },
  duplicateCredentials: { icon: 'users', tone: 'critical' },
}

/** What the widget shows: the check itself, a step within it, or how it ended. */
export type Outcome =
  | { kind: 'check' }
  | { kind: 'step'; action: 'surveyRequired' | 'needScanDocument' }
  | { kind: 'end'; status: Exclude<IdentityStatus, 'pending'> }

const steps: readonly CardAction[] = ['surveyRequired', 'needScanDocument']
const isStep = (action: CardAction | null): action is 'surveyRequired' | 'needScanDocument' =>
  action !== null && steps.includes(action)

/**
 * What to show while a check is open.
 * @param hasAnswer whether anything was heard since this check began; an old refusal is not its end.
 */
export function outcomeOf(
  status: IdentityStatus | null,
  action: CardAction | null,
  hasAnswer: boolean,
): Outcome {
  if (status === 'approved') return { kind: 'end', status }
  if (!hasAnswer) return { kind: 'check' }
  if (isStep(action)) return { kind: 'step', action }
  return status === null || status === 'pending' ? { kind: 'check' } : { kind: 'end', status }
}
