import { type ModalProps, useBrand, useIsGuest, useT } from '@marquee/core'
import { Button, Stack, Text } from '@marquee/ui'
import { Dialog } from '@marquee/ui/dialog'
import { useEffect, useEffectEvent } from 'react'
import { ConfirmedView } from './ConfirmedView.tsx'

/** The only notice of this kind there is (MODAL-16). */
const verified = 'EMAIL_VERIFIED'

/** The address says that the e-mail address was confirmed. */
export function EmailConfirmedModal({ props, frame, close }: ModalProps) {
  const t = useT('account')
  const guest = useIsGuest()
  const { art } = useBrand().theme
  const isOurs = props['value'] === verified
  const leave = useEffectEvent(() => {
    close()
    // There is nothing to animate, so nothing else says that it has closed.
    frame.onOpenChangeComplete(false)
  })
  useEffect(() => {
    if (!isOurs) leave()
  }, [isOurs])
  if (!isOurs) return null
  return (
    <Dialog
      {...frame}
      title={t('confirm.emailDone')}
      closeLabel={t('close')}
      art={<img src={art.reward} alt="" width={144} height={144} />}
    >
      {guest ? (
        <Stack gap={4}>
          <Text tone="secondary">{t('confirm.emailDoneElsewhere')}</Text>
          <Button wide onClick={close}>
            {t('confirm.goOn')}
          </Button>
        </Stack>
      ) : (
        <ConfirmedView reward="email" close={close} />
      )}
    </Dialog>
  )
}
