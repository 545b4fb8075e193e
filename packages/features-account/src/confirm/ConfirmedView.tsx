import { Slot, useT } from '@marquee/core'
import { Button, Stack, Text } from '@marquee/ui'

interface ConfirmedViewProps {
  reward: 'email' | 'phone'
  close: () => void
}

/** It is done: what it brought, and on. */
export function ConfirmedView({ reward, close }: ConfirmedViewProps) {
  const t = useT('account')
  return (
    <Stack gap={4}>
      <Text role="status" tone="secondary">
        {t(`confirm.${reward}DoneText`)}
      </Text>
      <Slot name="account.reward" reward={reward} />
      <Button wide variant="quiet" onClick={close}>
        {t('confirm.goOn')}
      </Button>
    </Stack>
  )
}
