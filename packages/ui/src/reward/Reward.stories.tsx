import type { Meta, StoryObj } from '@storybook/react-vite'
import { RewardPrize } from './RewardPrize.tsx'
import { RewardStage } from './RewardStage.tsx'
import { RewardSums, type RewardSumsProps } from './RewardSums.tsx'

const meta: Meta = { title: 'Reward/Reward' }
export default meta

const reward = (told: RewardSumsProps['told']): StoryObj => ({
  render: () => (
    <RewardStage>
      <RewardPrize>1,000 coins and 0.50 entries</RewardPrize>
      <RewardSums
        lines={[
          { unit: 'coins', before: 15_000, won: 1_000, now: 16_000 },
          { unit: 'entries', before: 150, won: 50, now: 200 },
        ]}
        told={told}
        labels={{ before: 'before', won: 'won', now: 'now' }}
        unitLabel={(unit) => unit}
        testId="sum"
      />
    </RewardStage>
  ),
})

export const Whole = reward('now')
export const Beginning = reward('won')
