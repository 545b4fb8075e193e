import { type ModalProps, useT } from '@marquee/core'
import { ClubDialog } from './ClubDialog.tsx'

/** Everything of the club that waits, to be claimed in one place (MODAL-53). */
export function ClaimRewardModal(props: ModalProps) {
  const t = useT('vip')
  return <ClubDialog {...props} plainTitle={t('claim.title')} title={() => t('claim.title')} />
}
