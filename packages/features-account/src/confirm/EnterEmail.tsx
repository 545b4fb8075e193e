import { Slot, useIsOffline, usePlayer, useT } from '@marquee/core'
import { Button, Icon, Stack, Text, TextField } from '@marquee/ui'
import { type FormEvent, useState } from 'react'
import { checks } from '../form/checks.ts'
import type { Confirm } from './useConfirm.ts'
import { useContactField } from './useContactField.ts'

interface EnterEmailProps {
  confirm: Confirm
  /** It takes the place of another one. */
  isChange?: boolean
}

/** The address that an account adds, or changes to. */
export function EnterEmail({ confirm, isChange = false }: EnterEmailProps) {
  const t = useT('account')
  const offline = useIsOffline()
  const known = usePlayer()?.email
  const [email, setEmail] = useState('')
  const [problem, setProblem] = useState<string>()
  const wrong = problem ?? confirm.problem
  const input = useContactField(wrong, confirm)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const isSame = isChange && email.trim().toLowerCase() === known?.toLowerCase()
    const found = isSame ? { key: 'problems.sameEmail' } : await checks['email']?.(email)
    setProblem(found && t(found.key))
    if (!found) confirm.send(email.trim())
  }
  return (
    <form onSubmit={(event) => void submit(event)} noValidate data-testid="email-form">
      <Stack gap={4}>
        <Text tone="secondary">
          {t(isChange ? 'confirm.emailChangeText' : 'confirm.emailAddText')}
        </Text>
        {!isChange && <Slot name="account.reward" reward="email" />}
        <TextField
          id="confirm-email"
          ref={input}
          value={email}
          onChange={(event) => setEmail(event.target.value)}
          type="email"
          autoComplete="email"
          name="email"
          label={t('fields.email')}
          error={wrong}
          start={<Icon name="mail" size="text" />}
        />
        <Button type="submit" wide size="lg" busy={confirm.isSending} disabled={offline}>
          {t('confirm.emailSend')}
        </Button>
      </Stack>
    </form>
  )
}
