import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../actions/Button.tsx'
import { Card } from '../layout/Card.tsx'
import { Container, Sections } from '../layout/Container.tsx'
import { Heading } from '../text/Heading.tsx'
import { Text } from '../text/Text.tsx'
import { gamesIn } from '../storyGames.ts'
import { Carousel } from './Carousel.tsx'
import { Tile } from './Tile.tsx'
import type { Usage } from '../usage.ts'

const meta: Meta<typeof Carousel> = {
  title: 'Game/Carousel',
  component: Carousel,
  tags: ['autodocs'],
  parameters: {
    bare: true,
    withGames: true,
    usage: {
      when: [
        'For a row of things to browse: games, offers, banners.',
        'With `rows` for many small things; slides run down, then across.',
      ],
      whenNot: [
        'When everything matters equally: use `TileGrid` or `Grid`.',
        'For steps that have an order: show them below each other.',
      ],
      accessibility: [
        '`label` names the row.',
        'Arrow keys, Home and End move it; the buttons do the same.',
        'It never moves by itself.',
        'Turn `list` off when some slides may be empty.',
      ],
    } satisfies Usage,
  },
}
export default meta

const texts = { previousLabel: 'Previous games', nextLabel: 'Next games' }
export const Rows: StoryObj = {
  render: (_args, context) => (
    <Container>
      <Sections>
        {([1, 2] as const).map((rows) => (
          <Carousel
            key={rows}
            {...texts}
            label={`Popular, ${rows}`}
            rows={rows}
            heading={
              <Heading level={2} ornate>
                Popular games
              </Heading>
            }
            action={
              <Button size="sm" variant="plain" render={<a href="#all" />}>
                See all
              </Button>
            }
          >
            {gamesIn(context, 16).map(({ title, cover }, index) => (
              <Tile key={index} title={title} cover={cover} render={<a href={`#${index}`} />} />
            ))}
          </Carousel>
        ))}
        <Carousel
          {...texts}
          label="Offers"
          size="banner"
          heading={<Heading level={2}>Offers</Heading>}
        >
          {['One', 'Two', 'Three'].map((name) => (
            <Card key={name} trim padding="lg">
              <Heading level={3}>Offer {name}</Heading>
              <Text tone="secondary">With the next one peeking in.</Text>
            </Card>
          ))}
        </Carousel>
      </Sections>
    </Container>
  ),
}
