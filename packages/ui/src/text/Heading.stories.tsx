import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '../layout/Stack.tsx'
import { Heading } from './Heading.tsx'
import { Text } from './Text.tsx'
import type { Usage } from '../usage.ts'

const meta: Meta<typeof Heading> = {
  title: 'Text/Heading and Text',
  component: Heading,
  subcomponents: { Text },
  tags: ['autodocs'],
  parameters: {
    usage: {
      when: [
        '`Heading` for titles, in the theme’s display face; `ornate` for titles of sections.',
        '`Text` for everything else.',
      ],
      whenNot: [
        'To make words larger: use `size`, not another level.',
        'For a label of a field: fields have their own.',
      ],
      accessibility: [
        '`level` is the place in the page’s outline, `size` is how it looks.',
        'Do not skip levels, and use one level 1 per page.',
        'Secondary text keeps enough contrast in every theme.',
      ],
    } satisfies Usage,
  },
}
export default meta

export const Headings: StoryObj = {
  render: () => (
    <Stack gap={5}>
      <Heading level={1}>Play for free, every day</Heading>
      <Heading level={2} ornate>
        Popular games
      </Heading>
      <Heading level={2}>Tournaments</Heading>
      <Heading level={3}>Your next step</Heading>
      <Heading level={4}>Day 4 of 7</Heading>
    </Stack>
  ),
}

export const Texts: StoryObj = {
  render: () => (
    <Stack gap={2}>
      {(['xs', 'sm', 'md', 'lg', 'xl'] as const).map((size) => (
        <Text key={size} size={size}>
          Coins are for play; entries can win prizes.
        </Text>
      ))}
      {(
        [
          'secondary',
          'accent',
          'second',
          'positive',
          'caution',
          'critical',
          'coins',
          'entries',
        ] as const
      ).map((tone) => (
        <Text key={tone} tone={tone} strong>
          In the tone {tone}
        </Text>
      ))}
    </Stack>
  ),
}
