import type { Meta, StoryObj } from '@storybook/react-vite'
import { RewardPrize } from './RewardPrize.tsx'
import { RewardStage } from './RewardStage.tsx'
import { RewardSums, type RewardSumsProps } from './RewardSums.tsx'
import type { Usage } from '../usage.ts'

const meta: Meta<typeof RewardStage> = {
  title: 'Reward/Reward',
  component: RewardStage,
  subcomponents: { RewardPrize, RewardSums },
  tags: ['autodocs'],
  parameters: {
    usage: {
      when: [
        'Where a prize is told, after a draw or a claim: first the prize, then what it changes.',
      ],
      whenNot: [
        'For a balance that is always there: use `Money`.',
        'For prizes that can be won but are not yet: use `Badge` or `Text`.',
      ],
      accessibility: [
        'Prize and sums are hidden from screen readers: tell the same in one sentence nearby.',
        'Sparks and counting stop when motion is reduced.',
      ],
    } satisfies Usage,
  },
}
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
