import { AccountFrame, Slot, useT } from '@marquee/core'
import { Progress, Stack, Text } from '@marquee/ui'
import { Section } from '../parts/Section.tsx'
import { levelOf } from './steps.ts'
import { StepList } from './StepList.tsx'
import { useSteps } from './useSteps.ts'

/** `/profile/level-info`: how whole the account is, and the brand's club where it has one (PROFILE-04). */
export function LevelPage() {
  const t = useT('account')
  const { steps = [] } = useSteps()
  const { level, levels } = levelOf(steps)
  return (
    <AccountFrame title={t('level.title')}>
      <Slot name="account.level" />
      <Section id="level" title={t('level.account')} text={t('level.text')}>
        {steps.length > 0 && (
          <Stack gap={2}>
            <Text strong>{t('level.of', { level, levels })}</Text>
            <Progress
              label={t('level.account')}
              value={level}
              max={levels}
              valueText={t('level.of', { level, levels })}
            />
          </Stack>
        )}
        <StepList />
      </Section>
    </AccountFrame>
  )
}
