import type { Meta, StoryObj } from '@storybook/react-vite'
import { Inline, Stack } from '../layout/Stack.tsx'
import { Icon } from '../media/Icon.tsx'
import { Button } from './Button.tsx'
import type { Usage } from '../usage.ts'

const meta: Meta<typeof Button> = {
  title: 'Actions/Button',
  component: Button,
  tags: ['autodocs'],
  parameters: {
    usage: {
      when: [
        'For an action on this page; with `render`, for a link that is an action to the reader, such as “Sign up”.',
        'One strong button per view. Use `quiet` beside it, `plain` for the rest, `danger` for what cannot be undone.',
      ],
      whenNot: [
        'For a link within a text: use a plain link.',
        'For an action whose icon everybody knows and where space is short: use `IconButton`.',
      ],
      accessibility: [
        'The label says what happens: “Claim reward”, not “OK”.',
        '`busy` keeps the focus and is announced; `disabled` takes the button out of reach, so say nearby why.',
      ],
    } satisfies Usage,
  },
}
export default meta

export const Variants: StoryObj = {
  render: () => (
    <Stack gap={5}>
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <Inline key={size} gap={4}>
          <Button size={size} start={<Icon name="play" size="text" />}>
            Play now
          </Button>
          <Button size={size} variant="quiet">
            See all
          </Button>
          <Button size={size} variant="plain" end={<Icon name="arrow-right" size="text" />}>
            Rules
          </Button>
          <Button size={size} variant="danger">
            Close account
          </Button>
        </Inline>
      ))}
    </Stack>
  ),
}

export const States: StoryObj = {
  render: () => (
    <Inline gap={4}>
      <Button busy>Claim reward</Button>
      <Button variant="quiet" busy>
        Claim reward
      </Button>
      <Button disabled>Claimed</Button>
      <Button variant="quiet" disabled>
        Claimed
      </Button>
      <Button render={<a href="#games" />}>As a link</Button>
    </Inline>
  ),
}

export const Wide: StoryObj = { render: () => <Button wide>Sign up for free</Button> }
