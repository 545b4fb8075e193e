import type { CardAction, IdentityStatus } from '@marquee/contract'
import type { IdentityProvider, Report } from '@marquee/platform-providers'

/** What each action of the card check means for the verification (VERIFY-19, VERIFY-20). */
const meaning: Record<CardAction, IdentityStatus> = {
  surveyRequired: 'pending',
  needScanDocument: 'pending',
  success: 'approved',
  apple_pay_success: 'approved',
  failed: 'rejected',
  apple_pay_failed: 'rejected',
  duplicate: 'duplicateCredentials',
}

/**
 * The status after a report. Who has passed stays verified: a later report is noted, and only people
 * of ours may take a verification back.
 */
export function statusAfter(before: IdentityStatus | null, report: Report): IdentityStatus {
  if (before === 'approved') return before
  return report.kind === 'status' ? report.status : meaning[report.action]
}

/** How a status stands in the profile (VERIFY-21, TEN-21). */
export const confirmStatusOf = (status: IdentityStatus | null): string | null =>
  status === 'approved' ? 'verified' : status

/**
 * Whether players can verify by themselves, and where it is offered to them. Passed once, it is
 * turned off and cannot be begun again (VERIFY-22, VERIFY-23).
 */
export function autoVerificationOf(
  status: IdentityStatus | null,
  provider: Pick<IdentityProvider, 'name' | 'isTest'> | null,
) {
  const isOpen = status !== 'approved' && provider !== null
  return {
    isEnabled: isOpen,
    isAvailable: isOpen,
    showOn: isOpen ? ['profile', 'cash'] : [],
    providers: provider ? [provider.name] : [],
    isTest: provider?.isTest ?? false,
  }
}
