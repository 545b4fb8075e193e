import type { Meta, StoryObj } from '@storybook/react-vite'
import { Heading } from '../text/Heading.tsx'
import { Text } from '../text/Text.tsx'
import { Card } from './Card.tsx'
import { Grid } from './Grid.tsx'
import type { Usage } from '../usage.ts'

const meta: Meta<typeof Card> = {
  title: 'Layout/Card',
  component: Card,
  tags: ['autodocs'],
  parameters: {
    usage: {
      when: [
        'To hold what belongs together: a form, a status, a reward.',
        '`highlight` for the one card that matters, `sunken` for a well within another card.',
      ],
      whenNot: [
        'Around every section: space separates too. Use `Sections`.',
        'For a message: use `Notice`.',
        'For a task with a picture and a button: use `ActionCard`.',
      ],
      accessibility: [
        'A card has no role. Give it a heading, or `render` it as a section or link.',
        'Make the whole card a link only when there is no other control in it.',
      ],
    } satisfies Usage,
  },
}
export default meta

const words = (
  <>
    <Heading level={3}>Daily reward</Heading>
    <Text tone="secondary">Day 4 of 7. Come back tomorrow for more.</Text>
  </>
)

export const Tones: StoryObj = {
  render: () => (
    <Grid gap={5} min="15rem">
      <Card>{words}</Card>
      <Card tone="surface">{words}</Card>
      <Card tone="sunken">{words}</Card>
      <Card tone="highlight" trim>
        {words}
      </Card>
      <Card trim padding="lg">
        {words}
      </Card>
      <Card interactive render={<a href="#reward" />}>
        {words}
      </Card>
    </Grid>
  ),
}
