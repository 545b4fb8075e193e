import type { Meta, StoryObj } from '@storybook/react-vite'
import { Badge } from '../status/Badge.tsx'
import { Text } from '../text/Text.tsx'
import { Container, Sections, Trim } from './Container.tsx'
import { Inline, Stack } from './Stack.tsx'
import { Grid } from './Grid.tsx'
import { VisuallyHidden } from './VisuallyHidden.tsx'

const meta: Meta<typeof Stack> = { title: 'Layout/Stack, Inline, Grid', component: Stack }
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
