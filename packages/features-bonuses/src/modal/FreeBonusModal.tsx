import { CollectButton } from '@marquee/ui'
import { type ModalProps, usePlayer, useT } from '@marquee/core'
import { PrizeReveal, rewardLines } from '@marquee/prize-ui'
import { Dialog } from '@marquee/ui/dialog'

/** What a bonus gave, and what there is now. */
export function FreeBonusModal({ props, close, frame }: ModalProps<'free-bonus'>) {
  const t = useT('bonuses')
  const player = usePlayer()
  const prize = { coins: 0, entries: props.amount }
  const lines = player ? rewardLines(player.playerInfo.playerBalance, prize) : []
  return (
    <Dialog
      {...frame}
      title={t('credited.title')}
      description={t('notice.bonus-deposited')}
      closeLabel={t('close')}
      actions={
        <CollectButton wide onClick={close} data-testid="free-bonus-done">
          {t('draw.moment.done')}
        </CollectButton>
      }
    >
      <div data-testid="free-bonus-amount">
        <PrizeReveal feature="bonuses" won={{ sectorId: 0, prize, lines }} />
      </div>
    </Dialog>
  )
}
