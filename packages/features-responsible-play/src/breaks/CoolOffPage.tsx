import type { CoolOffDays, PlayRestriction } from '@marquee/contract'
import { useNow, useT } from '@marquee/core'
import { Button, Card, RadioGroup, Stack, Text } from '@marquee/ui'
import { ConfirmDialog } from '@marquee/ui/dialog'
import { useState } from 'react'
import { useCoolOff } from '../queries.ts'
import { StatusFrame } from '../StatusFrame.tsx'

const choices: CoolOffDays[] = [1, 3, 7, 14, 30]
const day = 86_400_000

function CoolOffForm({ running }: { running: PlayRestriction | null }) {
  const t = useT('responsible-play')
  const now = useNow()
  const longer = choices.filter((days) => !running || (now ?? 0) + days * day > running.until)
  const [chosen, setChosen] = useState<string>()
  const [asking, setAsking] = useState(false)
  const coolOff = useCoolOff()
  const days = longer.find((choice) => String(choice) === chosen) ?? longer[0]
  if (days === undefined) return <Text tone="secondary">{t('coolOff.longest')}</Text>
  return (
    <Card padding="lg">
      <Stack gap={4} align="start">
        <RadioGroup
          legend={t('coolOff.how')}
          name="days"
          value={String(days)}
          onValueChange={setChosen}
          options={longer.map((choice) => ({
            value: String(choice),
            label: t('days', { count: choice }),
          }))}
        />
        <Button onClick={() => setAsking(true)}>
          {t(running ? 'coolOff.longer' : 'coolOff.start')}
        </Button>
      </Stack>
      <ConfirmDialog
        danger
        open={asking}
        title={t('coolOff.confirm.title', { days: t('days', { count: days }) })}
        text={t('coolOff.confirm.text')}
        yes={t('coolOff.confirm.yes')}
        no={t('coolOff.confirm.no')}
        error={coolOff.isError ? t('coolOff.failed') : undefined}
        busy={coolOff.isPending}
        onYes={() => coolOff.mutate(days, { onSuccess: () => setAsking(false) })}
        onNo={() => setAsking(false)}
      />
    </Card>
  )
}

/** A break of some days (RP-02). */
export function CoolOffPage() {
  const t = useT('responsible-play')
  return (
    <StatusFrame title={t('coolOff.title')} lead={t('coolOff.lead')}>
      {({ restriction }) =>
        restriction?.kind === 'self-exclusion' ? null : <CoolOffForm running={restriction} />
      }
    </StatusFrame>
  )
}
