import { type ModalProps, usePlayer, useT } from '@marquee/core'
import { Button, Stack, Text } from '@marquee/ui'
import { Dialog } from '@marquee/ui/dialog'
import { useEffect } from 'react'
import { RegistrationForm } from './RegistrationForm.tsx'

/** Asks for the rest of the registration, only while it is not complete (MODAL-35, AUTH-04). */
export function RegistrationModal({ frame, close }: ModalProps) {
  const t = useT('account')
  const player = usePlayer()
  const isComplete = player?.Registration.complete === true
  const isClosed = player?.Registration.registrationFunnel.funnelType === 'closed_funnel'
  useEffect(() => {
    if (isComplete) close()
  }, [isComplete, close])
  return (
    <Dialog
      {...frame}
      title={t('registration.title')}
      description={t('registration.text')}
      closeLabel={t('close')}
    >
      <Stack gap={4}>
        {isClosed && (
          <Text size="sm" tone="secondary">
            {t('registration.beforePlay')}
          </Text>
        )}
        <RegistrationForm done={close} />
        <Button wide variant="plain" onClick={close}>
          {t('confirm.later')}
        </Button>
      </Stack>
    </Dialog>
  )
}
