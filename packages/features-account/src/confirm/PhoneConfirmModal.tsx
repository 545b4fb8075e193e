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

interface EnterPhoneProps {
  confirm: Confirm
  /** As people write it; empty where there is none. */
  known: string
  /** Another number takes the place of the known one. */
  isChange: boolean
}

function EnterPhone({ confirm, known, isChange }: EnterPhoneProps) {
  const t = useT('account')
  const offline = useIsOffline()
  const [phone, setPhone] = useState(isChange ? '' : known)
  const [problem, setProblem] = useState<string>()
  const [isChecking, setChecking] = useState(false)
  const field = useMask(phoneMask)({
    onChange: (event: ChangeEvent<HTMLInputElement>) => setPhone(event.target.value),
  })
  const wrong = problem ?? confirm.problem
  const input = useContactField(wrong, confirm)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isChecking || confirm.isSending) return
    const isSame = isChange && phone === known
    setChecking(true)
    // What knows numbers is fetched only now, which may take a while, or fail: the platform checks it too.
    const found = isSame
      ? { key: 'problems.samePhone' }
      : await Promise.resolve(checks['phone']?.(phone)).catch(() => undefined)
    setChecking(false)
    setProblem(found && t(found.key))
    if (!found) confirm.send(phone)
  }
  return (
    <form onSubmit={(event) => void submit(event)} noValidate data-testid="phone-form">
      <Stack gap={4}>
        <Text tone="secondary">
          {isChange ? t('confirm.phoneChangeText', { phone: known }) : t('confirm.phoneText')}
        </Text>
        {!isChange && <Slot name="account.reward" reward="phone" />}
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
        <Button
          type="submit"
          wide
          size="lg"
          busy={isChecking || confirm.isSending}
          disabled={offline}
        >
          {t('confirm.phoneSend')}
        </Button>
      </Stack>
    </form>
  )
}

/** Confirms a phone number by a code (MODAL-58): the known one, or another that is added or changed to (`change`). */
export function PhoneConfirmModal({ props, frame, close }: ModalProps<'phone-confirm'>) {
  const t = useT('account')
  const player = usePlayer()
  const confirm = useConfirm('phone')
  const isChange = props.change === true
  return (
    <Dialog
      {...frame}
      title={t(
        confirm.isConfirmed
          ? 'confirm.phoneDone'
          : isChange
            ? 'confirm.phoneChangeTitle'
            : player?.phone
              ? 'confirm.phoneTitle'
              : 'confirm.phoneAddTitle',
      )}
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
        <EnterPhone
          confirm={confirm}
          known={formatPhone(player?.phone ?? '')}
          isChange={isChange}
        />
      )}
    </Dialog>
  )
}
