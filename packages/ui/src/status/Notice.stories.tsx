import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../actions/Button.tsx'
import { Stack } from '../layout/Stack.tsx'
import { Notice } from './Notice.tsx'
import type { Usage } from '../usage.ts'

const meta: Meta<typeof Notice> = {
  title: 'Status/Notice',
  component: Notice,
  tags: ['autodocs'],
  parameters: {
    usage: {
      when: ['For a message that stays where it matters: offline, under review, limit reached.'],
      whenNot: [
        'For confirmation of something just done: use a toast.',
        'When an answer is required: use `Dialog`.',
      ],
      accessibility: [
        'Set `announced` when it appears while the page is open: it is announced, at once if critical.',
        'The icon follows the tone; the words say what happened without it.',
      ],
    } satisfies Usage,
  },
}
export default meta

export const Tones: StoryObj = {
  render: () => (
    <Stack gap={4}>
      <Notice>Entries can win prizes; coins are for play.</Notice>
      <Notice tone="positive" title="Documents accepted">
        Redeeming is open.
      </Notice>
      <Notice tone="caution" title="You are offline" icon="offline">
        What you see may be old; games need a connection.
      </Notice>
      <Notice
        tone="critical"
        title="The payment did not go through"
        action={
          <Button size="sm" variant="quiet">
            Try again
          </Button>
        }
      >
        Nothing was charged.
      </Notice>
    </Stack>
  ),
}
