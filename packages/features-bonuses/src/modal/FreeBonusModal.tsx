import { type ModalProps, useBrand, usePlayer, useT } from '@marquee/core'
import { Button, Money, Stack, Text } from '@marquee/ui'
import { Dialog } from '@marquee/ui/dialog'

/** What a bonus gave, and what there is now. */
export function FreeBonusModal({ props, close, frame }: ModalProps) {
  const t = useT('bonuses')
  const { art } = useBrand().theme
  const player = usePlayer()
  const unit = { unit: 'entries', unitLabel: t('entries') } as const
  return (
    <Dialog
      {...frame}
      title={t('credited.title')}
      description={t('notice.bonus-deposited')}
      closeLabel={t('close')}
      art={<img src={art.reward} alt="" width={144} height={144} />}
      actions={
        <Button wide onClick={close}>
          {t('credited.done')}
        </Button>
      }
    >
      <Stack gap={3} align="center">
        <span data-testid="free-bonus-amount">
          <Money {...unit} amount={Number(props['amount'] ?? 0)} icon signed size="xl" />
        </span>
        {player && (
          <Text tone="secondary">
            {t('credited.now')} <Money {...unit} amount={player.playerInfo.playerBalance.entries} />
          </Text>
        )}
      </Stack>
    </Dialog>
  )
}
