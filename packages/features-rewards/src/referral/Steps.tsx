import type { Prize } from '@marquee/contract'
import { useT } from '@marquee/core'
import { Card, Stack, Text } from '@marquee/ui'
import { Prizes } from './Prizes.tsx'
import * as css from './ReferralPage.css.ts'

interface StepsProps {
  friendReward: Prize | null
  rewardPerFriend: Prize | null
}

/** How it goes, in three steps, with what each side gets. */
export function Steps({ friendReward, rewardPerFriend }: StepsProps) {
  const t = useT('rewards')
  const steps = [
    { key: 'share', prize: null },
    { key: 'join', prize: friendReward },
    { key: 'confirm', prize: rewardPerFriend },
  ]
  return (
    <ol className={css.steps}>
      {steps.map(({ key, prize }, index) => (
        <Card key={key} render={<li />} className={css.step}>
          <span aria-hidden="true" className={css.number}>
            {index + 1}
          </span>
          <Stack gap={1}>
            <Text strong>{t(`referral.steps.${key}.title`)}</Text>
            <Text size="sm" tone="secondary">
              {t(`referral.steps.${key}.text`)}
            </Text>
            {prize && <Prizes prize={prize} />}
          </Stack>
        </Card>
      ))}
    </ol>
  )
}
