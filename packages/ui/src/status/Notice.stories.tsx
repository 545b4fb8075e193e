import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../actions/Button.tsx'
import { Stack } from '../layout/Stack.tsx'
import { Notice } from './Notice.tsx'

const meta: Meta<typeof Notice> = { title: 'Status/Notice', component: Notice }
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
