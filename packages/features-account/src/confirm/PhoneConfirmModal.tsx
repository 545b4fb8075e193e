import { type ModalProps, Slot, useIsOffline, useMask, usePlayer, useT } from '@marquee/core'
import { Button, Icon, Stack, Text, TextField } from '@marquee/ui'
import { Dialog } from '@marquee/ui/dialog'
import { type ChangeEvent, type FormEvent, useState } from 'react'
import { checks, phoneMask } from '../form/checks.ts'
import { formatPhone } from '../personal/format.ts'
import { ConfirmedView } from './ConfirmedView.tsx'
import { EnterCode } from './EnterCode.tsx'
import { type Confirm, useConfirm } from './useConfirm.ts'
import { useContactField } from './useContactField.ts'

function EnterPhone({ confirm, known }: { confirm: Confirm; known: string }) {
  const t = useT('account')
  const offline = useIsOffline()
  const [phone, setPhone] = useState(known)
  const [problem, setProblem] = useState<string>()
  const field = useMask(phoneMask)({
    onChange: (event: ChangeEvent<HTMLInputElement>) => setPhone(event.target.value),
  })
  const wrong = problem ?? confirm.problem
  const input = useContactField(wrong, confirm)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const found = await checks['phone']?.(phone)
    setProblem(found && t(found.key))
    if (!found) confirm.send(phone)
  }
  return (
    <form onSubmit={(event) => void submit(event)} noValidate data-testid="phone-form">
      <Stack gap={4}>
        <Text tone="secondary">{t('confirm.phoneText')}</Text>
        <Slot name="account.reward" reward="phone" />
        <TextField
          {...field}
          ref={input}
          value={phone}
          type="tel"
          autoComplete="tel"
          name="phone"
          label={t('fields.phone')}
          hint={t('confirm.phoneHint')}
          error={wrong}
          start={<Icon name="phone" size="text" />}
        />
        <Button type="submit" wide size="lg" busy={confirm.isSending} disabled={offline}>
          {t('confirm.phoneSend')}
        </Button>
      </Stack>
    </form>
  )
}

/** Confirms a phone number, the known one or another, by a code (MODAL-58). */
export function PhoneConfirmModal({ frame, close }: ModalProps) {
  const t = useT('account')
  const player = usePlayer()
  const confirm = useConfirm('phone')
  return (
    <Dialog
      {...frame}
      title={t(confirm.isConfirmed ? 'confirm.phoneDone' : 'confirm.phoneTitle')}
      closeLabel={t('close')}
    >
      {confirm.isConfirmed ? (
        <ConfirmedView reward="phone" close={close} />
      ) : confirm.sent ? (
        <Stack gap={2}>
          <EnterCode confirm={confirm} />
          <Button wide variant="plain" onClick={confirm.startOver}>
            {t('confirm.otherPhone')}
          </Button>
        </Stack>
      ) : (
        <EnterPhone confirm={confirm} known={formatPhone(player?.phone ?? '')} />
      )}
    </Dialog>
  )
}
