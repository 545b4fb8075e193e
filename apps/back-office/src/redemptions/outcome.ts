import type { RedemptionDecision, StaffRedemption } from '@marquee/contract'
import { statusName } from './names.ts'

type Approvals = Pick<StaffRedemption, 'needsTwo' | 'approvals'>

/** What an approval leads to, said before it is given. */
export function approvalText({ needsTwo, approvals }: Approvals): string {
  if (!needsTwo) return 'The provider is told to pay.'
  return approvals === 0
    ? 'This is the first of two approvals: somebody else has to give the second.'
    : 'This is the second of two approvals: the provider is told to pay.'
}

/** What a decision has come to. */
export function outcomeText(
  decision: RedemptionDecision['decision'],
  { status, ...one }: Approvals & Pick<StaffRedemption, 'status'>,
): string {
  const isFirst = decision === 'approve' && status === 'pending' && one.needsTwo
  return isFirst
    ? 'First of two approvals noted: a second has to follow.'
    : `This redemption is now ${statusName[status].toLowerCase()}.`
}
