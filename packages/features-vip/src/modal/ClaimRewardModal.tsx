import { Link, type ModalProps, useT } from '@marquee/core'
import { Button, Skeleton } from '@marquee/ui'
import { Dialog } from '@marquee/ui/dialog'
import { LastWeek } from '../cashback/LastWeek.tsx'
import { useCashback } from '../queries.ts'
import { ClubDialog } from './ClubDialog.tsx'

/** Cashback alone, claimed as it opens. */
function CashbackDialog({ close, frame }: ModalProps) {
  const t = useT('vip')
  const { data: cashback } = useCashback()
  return (
    <Dialog
      {...frame}
      title={t('cashback.title')}
      closeLabel={t('close')}
      actions={
        <Button variant="quiet" render={<Link to="/vip" />} onClick={close}>
          {t('lobby.open')}
        </Button>
      }
    >
      {cashback ? (
        <LastWeek cashback={cashback} isAsked />
      ) : (
        <div role="status" aria-busy="true" aria-label={t('cashback.loading')}>
          <Skeleton shape="block" width="100%" height="9rem" />
        </div>
      )}
    </Dialog>
  )
}

/** What the promotions of the club are called where one of them is claimed. */
const rewardOf = { 'vip-level': 'level', 'vip-weekly': 'weekly' } as const

/** Everything of the club that waits, to be claimed in one place (MODAL-53). */
export function ClaimRewardModal(props: ModalProps) {
  const t = useT('vip')
  const { claims } = props.props
  if (claims === 'cashback') return <CashbackDialog {...props} />
  return (
    <ClubDialog
      {...props}
      plainTitle={t('claim.title')}
      title={() => t('claim.title')}
      claims={rewardOf[claims as keyof typeof rewardOf]}
    />
  )
}
