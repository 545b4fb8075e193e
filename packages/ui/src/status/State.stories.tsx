import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../actions/Button.tsx'
import { EmptyState } from './EmptyState.tsx'
import { ErrorState } from './ErrorState.tsx'

const meta: Meta<typeof EmptyState> = { title: 'Status/Empty and Error', component: EmptyState }
export default meta

export const Empty: StoryObj = {
  render: () => (
    <EmptyState title="No favorites yet" text="Tap the heart on a game and it will wait here.">
      <Button render={<a href="#games" />}>Find a game</Button>
    </EmptyState>
  ),
}

export const Failed: StoryObj = {
  render: () => (
    <ErrorState
      title="The games did not load"
      text="Your balance is safe. Check the connection, then try again."
      retryLabel="Try again"
      onRetry={() => {}}
    />
  ),
}
