import type { Meta, StoryObj } from '@storybook/react-vite'
import { Grid } from '../layout/Grid.tsx'
import { Inline, Stack } from '../layout/Stack.tsx'
import { Text } from '../text/Text.tsx'
import { Icon } from './Icon.tsx'
import { iconNames } from './iconNames.ts'
import type { Usage } from '../usage.ts'

const meta: Meta<typeof Icon> = {
  title: 'Media/Icon',
  component: Icon,
  tags: ['autodocs'],
  parameters: {
    usage: {
      when: [
        'Beside words, to make them quicker to find.',
        'Alone only within a control that has a label.',
      ],
      whenNot: [
        'For illustrations: use the brand’s art through `Picture`.',
        'As the only sign of a state: add words.',
      ],
      accessibility: [
        'Without `label` an icon is decoration and silent. Give one only when it stands alone.',
        'Icons take the colour of the text around them.',
      ],
    } satisfies Usage,
  },
}
export default meta

export const All: StoryObj = {
  render: () => (
    <Grid min="7rem">
      {iconNames.map((name) => (
        <Stack key={name} gap={1} align="center">
          <Icon name={name} size="lg" />
          <Text size="xs" tone="secondary">
            {name}
          </Text>
        </Stack>
      ))}
    </Grid>
  ),
}

export const Sizes: StoryObj = {
  render: () => (
    <Inline gap={4}>
      {(['sm', 'md', 'lg', 'xl'] as const).map((size) => (
        <Icon key={size} name="trophy" size={size} />
      ))}
      <Icon name="age-18" size="xl" label="18 and over" />
      <Icon name="age-21" size="xl" label="21 and over" />
    </Inline>
  ),
}
