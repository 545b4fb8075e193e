import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '../layout/Stack.tsx'
import { Progress } from './Progress.tsx'
import { Skeleton } from './Skeleton.tsx'
import type { Usage } from '../usage.ts'

const meta: Meta<typeof Progress> = {
  title: 'Status/Progress and Skeleton',
  component: Progress,
  subcomponents: { Skeleton },
  tags: ['autodocs'],
  parameters: {
    usage: {
      when: [
        '`Progress` for how far something has come, with or without a known end.',
        '`Skeleton` for the shape of what is loading.',
      ],
      whenNot: ['For time left: use `Countdown`.', 'For a wait under a second: show nothing.'],
      accessibility: [
        '`label` is required. Use `valueText` when words say more than a percentage: “3 of 7 days”.',
        'Say once, around all skeletons, that something loads (`aria-busy`).',
        'Nothing moves when motion is reduced.',
      ],
    } satisfies Usage,
  },
}
export default meta

export const Shares: StoryObj = {
  render: () => (
    <Stack gap={5}>
      <Progress label="Season" value={3} max={7} valueText="3 of 7 days" size="lg" />
      <Progress label="Quest" value={0.7} tone="second" />
      <Progress label="Profile" value={1} tone="positive" size="sm" />
      <Progress label="Loading" />
    </Stack>
  ),
}

export const Skeletons: StoryObj = {
  render: () => (
    <Stack gap={3}>
      <Skeleton shape="circle" width={64} />
      <Skeleton width="60%" />
      <Skeleton width="40%" />
      <Skeleton shape="block" height={120} />
      <Skeleton shape="control" width={160} height={44} />
    </Stack>
  ),
}
