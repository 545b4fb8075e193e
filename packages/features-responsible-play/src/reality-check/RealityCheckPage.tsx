import type { RealityCheck } from '@marquee/contract'
import { useT } from '@marquee/core'
import { Button, Card, RadioGroup, Stack, Text } from '@marquee/ui'
import { useState } from 'react'
import { useDuration } from '../limits/LimitAmount.tsx'
import { PendingChange } from '../limits/PendingChange.tsx'
import { useSetReminder, useWithdrawReminder } from '../queries.ts'
import { StatusFrame } from '../StatusFrame.tsx'

function ReminderForm({ check }: { check: RealityCheck }) {
  const t = useT('responsible-play')
  const duration = useDuration()
  const [chosen, setChosen] = useState(String(check.minutes))
  const set = useSetReminder()
  const withdraw = useWithdrawReminder()
  return (
    <Card padding="lg">
      <Stack gap={4} align="start">
        <RadioGroup
          legend={t('reality.every')}
          name="minutes"
          value={chosen}
          onValueChange={setChosen}
          options={check.choices.map((minutes) => ({
            value: String(minutes),
            label: duration(minutes),
          }))}
          error={set.isError ? t('notSaved') : undefined}
        />
        <Text tone="secondary" size="sm">
          {t('limits.hint')}
        </Text>
        <Button busy={set.isPending} onClick={() => set.mutate(Number(chosen))}>
          {t('reality.save')}
        </Button>
        <div role="status">
          {set.isSuccess && !check.pending && <Text tone="positive">{t('reality.saved')}</Text>}
        </div>
        {check.pending && (
          <PendingChange
            next={duration(check.pending.minutes)}
            effectiveAt={check.pending.effectiveAt}
            busy={withdraw.isPending}
            onWithdraw={() => withdraw.mutate()}
          />
        )}
      </Stack>
    </Card>
  )
}

/** How often play pauses with its figures (RP-04, RP-07). */
export function RealityCheckPage() {
  const t = useT('responsible-play')
  return (
    <StatusFrame title={t('reality.title')} lead={t('reality.lead')}>
      {({ realityCheck }) => <ReminderForm check={realityCheck} />}
    </StatusFrame>
  )
}
