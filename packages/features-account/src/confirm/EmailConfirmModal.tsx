import { type ModalProps, Slot, useIsOffline, usePlayer, useT } from '@marquee/core'
import { Button, Icon, Notice, Stack, Text } from '@marquee/ui'
import { Dialog } from '@marquee/ui/dialog'
import { useEffect } from 'react'
import { noteEmailConfirmShown } from '../queries.ts'
import { ConfirmedView } from './ConfirmedView.tsx'
import { EnterCode } from './EnterCode.tsx'
import { EnterEmail } from './EnterEmail.tsx'
import { useConfirm } from './useConfirm.ts'

/**
 * Confirms the e-mail address by a code (MODAL-34), or another one that the account adds or changes to
 * (`change`); what it brings is said before anything is asked.
 */
export function EmailConfirmModal({ props, frame, close }: ModalProps<'email-confirm'>) {
  const t = useT('account')
  const player = usePlayer()
  const offline = useIsOffline()
  const confirm = useConfirm('email')
  const isChange = props.change === true
  const isConfirmed = confirm.isConfirmed || (!isChange && player?.emailConfirmed === true)
  const isAdded = isChange || !player?.email
  useEffect(noteEmailConfirmShown, [])
  return (
    <Dialog
      {...frame}
      title={t(
        isConfirmed
          ? 'confirm.emailDone'
          : isAdded
            ? isChange
              ? 'confirm.emailChangeTitle'
              : 'confirm.emailAddTitle'
            : 'confirm.emailTitle',
      )}
      closeLabel={t('close')}
    >
      {isConfirmed ? (
        <ConfirmedView reward="email" close={close} />
      ) : confirm.sent ? (
        <Stack gap={2}>
          <EnterCode confirm={confirm} />
          {isAdded && (
            <Button wide variant="plain" onClick={confirm.startOver}>
              {t('confirm.otherEmail')}
            </Button>
          )}
        </Stack>
      ) : isAdded ? (
        <EnterEmail confirm={confirm} isChange={isChange} />
      ) : (
        <Stack gap={4}>
          <Text tone="secondary">{t('confirm.emailText', { email: player?.email ?? '' })}</Text>
          <Slot name="account.reward" reward="email" />
          {confirm.problem && (
            <Notice tone="critical" announced>
              {confirm.problem}
            </Notice>
          )}
          <Stack gap={2}>
            <Button
              wide
              size="lg"
              busy={confirm.isSending}
              disabled={offline}
              start={<Icon name="mail" size="text" />}
              onClick={() => confirm.send()}
            >
              {t('confirm.emailSend')}
            </Button>
            <Button wide variant="quiet" onClick={close}>
              {t('confirm.later')}
            </Button>
          </Stack>
        </Stack>
      )}
    </Dialog>
  )
}
