import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { Inline, Stack } from '../layout/Stack.tsx'
import { Icon } from '../media/Icon.tsx'
import { Badge } from './Badge.tsx'
import { Chip } from './Chip.tsx'
import type { Usage } from '../usage.ts'

const meta: Meta<typeof Badge> = {
  title: 'Status/Badge and Chip',
  component: Badge,
  subcomponents: { Chip },
  tags: ['autodocs'],
  parameters: {
    usage: {
      when: [
        '`Badge` for one or two words about the thing it stands on: new, ready, ended.',
        '`Chip` for a small fact, a filter or a toggle.',
      ],
      whenNot: ['For a sentence: use `Notice`.', 'For an action: use `Button`.'],
      accessibility: [
        'Colour is never the only sign: the words say the state.',
        'A toggle says whether it is pressed; the button that removes a filter names the filter.',
      ],
    } satisfies Usage,
  },
}
export default meta

export const Badges: StoryObj = {
  render: () => (
    <Inline gap={3}>
      {(
        [
          'accent',
          'second',
          'positive',
          'caution',
          'critical',
          'neutral',
          'coins',
          'entries',
        ] as const
      ).map((tone) => (
        <Badge key={tone} tone={tone}>
          {tone}
        </Badge>
      ))}
      <Badge tone="accent">
        <Icon name="fire" size="sm" />
        Hot
      </Badge>
    </Inline>
  ),
}

function Filters() {
  const [selected, setSelected] = useState(true)
  return (
    <Stack gap={4} align="start">
      <Inline>
        <Chip selected={selected} onPressedChange={setSelected}>
          Jackpots
        </Chip>
        <Chip selected={!selected} onPressedChange={(next) => setSelected(!next)}>
          Fishing
        </Chip>
        <Chip render={<a href="#new" />}>New</Chip>
      </Inline>
      <Inline>
        <Chip onRemove={() => {}} removeLabel="Remove filter Orchard">
          Orchard
        </Chip>
        <Chip start={<Icon name="clock" size="sm" />}>Ends in 4m 05s</Chip>
      </Inline>
    </Stack>
  )
}

export const Chips: StoryObj = { render: () => <Filters /> }
