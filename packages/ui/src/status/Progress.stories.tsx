import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '../layout/Stack.tsx'
import { Progress } from './Progress.tsx'
import { Skeleton } from './Skeleton.tsx'

const meta: Meta<typeof Progress> = { title: 'Status/Progress and Skeleton', component: Progress }
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
