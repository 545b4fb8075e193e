import { AccountFrame, Slot, useT } from '@marquee/core'
import { Progress, Stack, Text } from '@marquee/ui'
import { Section } from '../parts/Section.tsx'
import { doneOf } from './steps.ts'
import { StepList } from './StepList.tsx'
import { useSteps } from './useSteps.ts'

/** `/profile/level-info`: the player's level in the brand's club, and how whole the account is (PROFILE-04). */
export function LevelPage() {
  const t = useT('account')
  const { steps = [] } = useSteps()
  const { done, all } = doneOf(steps)
  return (
    <AccountFrame title={t('level.title')}>
      <Slot name="account.level" />
      <Section id="level" title={t('level.account')} text={t('level.text')}>
        {steps.length > 0 && (
          <Stack gap={2}>
            <Text strong>{t('level.of', { done, all })}</Text>
            <Progress
              label={t('level.account')}
              value={done}
              max={all}
              valueText={t('level.of', { done, all })}
            />
          </Stack>
        )}
        <StepList />
      </Section>
    </AccountFrame>
  )
}
