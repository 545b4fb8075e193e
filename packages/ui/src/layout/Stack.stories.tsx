import type { Meta, StoryObj } from '@storybook/react-vite'
import { Badge } from '../status/Badge.tsx'
import { Text } from '../text/Text.tsx'
import { Container, Sections, Trim } from './Container.tsx'
import { Inline, Stack } from './Stack.tsx'
import { Grid } from './Grid.tsx'
import { VisuallyHidden } from './VisuallyHidden.tsx'
import type { Usage } from '../usage.ts'

const meta: Meta<typeof Stack> = {
  title: 'Layout/Stack, Inline, Grid',
  component: Stack,
  subcomponents: { Inline, Grid, Container, Sections, Trim, VisuallyHidden },
  tags: ['autodocs'],
  parameters: {
    usage: {
      when: [
        '`Stack` puts things below each other, `Inline` beside each other, `Grid` in equal columns.',
        '`Container` keeps a page’s width, `Sections` the distance between its parts, `Trim` is the theme’s strip.',
      ],
      whenNot: [
        'For data in rows and columns: use `Table`.',
        'For a row that scrolls: use `Carousel`.',
      ],
      accessibility: [
        'The order on screen is the order that is read: do not reorder with styles.',
        'Use `as` for lists and navigation.',
        '`VisuallyHidden` is for words that are clear from the picture alone to those who see it.',
      ],
    } satisfies Usage,
  },
}
export default meta

const boxes = Array.from({ length: 6 }, (_, index) => <Badge key={index}>Box {index + 1}</Badge>)

export const Primitives: StoryObj = {
  render: () => (
    <Container>
      <Sections>
        <Inline gap={3}>{boxes}</Inline>
        <Stack gap={1} align="start">
          {boxes}
        </Stack>
        <Grid min="8rem">{boxes}</Grid>
        <Trim />
        <Text>
          Said and seen. <VisuallyHidden>Said only.</VisuallyHidden>
        </Text>
      </Sections>
    </Container>
  ),
}
