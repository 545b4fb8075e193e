import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../actions/Button.tsx'
import { EmptyState } from './EmptyState.tsx'
import { ErrorState } from './ErrorState.tsx'
import type { Usage } from '../usage.ts'

const meta: Meta<typeof EmptyState> = {
  title: 'Status/Empty and Error',
  component: EmptyState,
  subcomponents: { ErrorState },
  tags: ['autodocs'],
  parameters: {
    usage: {
      when: [
        '`EmptyState` for a place with nothing in it yet: why, and what to do.',
        '`ErrorState` when something failed: what happened, and a way to try again.',
      ],
      whenNot: [
        'When only a part of a page failed: use `Notice`.',
        'While something loads: use `Skeleton`.',
      ],
      accessibility: [
        'An error is announced when it appears.',
        'Set `level` so that the title fits the outline of the page.',
      ],
    } satisfies Usage,
  },
}
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
