import { type ModalProps, useT } from '@marquee/core'
import { PrizeReveal } from '@marquee/prize-ui'
import { CollectButton, Stack, Text } from '@marquee/ui'
import { Dialog } from '@marquee/ui/dialog'

/** What a broken box held, as a sum that can be followed (MODAL-50). */
export function CongratulationsModal({
  props: { won },
  close,
  frame,
}: ModalProps<'money-box-congratulations'>) {
  const t = useT('money-box')
  return (
    <Dialog
      {...frame}
      title={t('congratulations.title')}
      closeLabel={t('close')}
      actions={
        <CollectButton onClick={close} data-testid="money-box-done">
          {t('draw.moment.done')}
        </CollectButton>
      }
    >
      <Stack gap={4}>
        <PrizeReveal feature="money-box" won={won} />
        <Text centred>{t('congratulations.text')}</Text>
      </Stack>
    </Dialog>
  )
}
