import type { Meta, StoryObj } from '@storybook/react-vite'
import { Heading } from '../text/Heading.tsx'
import { Text } from '../text/Text.tsx'
import { Card } from './Card.tsx'
import { Grid } from './Grid.tsx'

const meta: Meta<typeof Card> = { title: 'Layout/Card', component: Card }
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
