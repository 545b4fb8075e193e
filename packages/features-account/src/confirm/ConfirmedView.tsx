import { Slot, useT } from '@marquee/core'
import { Button, Stack, Text } from '@marquee/ui'
import { useEffect, useRef } from 'react'

interface ConfirmedViewProps {
  reward: 'email' | 'phone'
  close: () => void
}

/** It is done: what it brought, and on. */
export function ConfirmedView({ reward, close }: ConfirmedViewProps) {
  const t = useT('account')
  const on = useRef<HTMLButtonElement>(null)
  // The places of the code had it, and are gone.
  useEffect(() => on.current?.focus(), [])
  return (
    <Stack gap={4}>
      <Text role="status" tone="secondary">
        {t(`confirm.${reward}DoneText`)}
      </Text>
      <Slot name="account.reward" reward={reward} />
      <Button ref={on} wide variant="quiet" onClick={close}>
        {t('confirm.goOn')}
      </Button>
    </Stack>
  )
}
