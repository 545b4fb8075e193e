import type { Meta, StoryObj } from '@storybook/react-vite'
import { FavouriteButton } from '../actions/FavouriteButton.tsx'
import { Badge } from '../status/Badge.tsx'
import { Progress } from '../status/Progress.tsx'
import { gamesIn } from '../storyGames.ts'
import { Tile } from './Tile.tsx'
import { TileGrid } from './TileGrid.tsx'
import { TileSkeleton } from './TileSkeleton.tsx'
import type { Usage } from '../usage.ts'

const meta: Meta<typeof Tile> = {
  title: 'Game/Tile',
  component: Tile,
  subcomponents: { TileGrid, TileSkeleton },
  tags: ['autodocs'],
  parameters: {
    withGames: true,
    usage: {
      when: [
        'For a game: its cover, its name and one link.',
        '`TileGrid` for a page of games; `TileSkeleton` keeps the place of tiles that are loading.',
      ],
      whenNot: [
        'For an offer or a task: use `ActionCard`.',
        'For a picture without a link: use `Picture`.',
      ],
      accessibility: [
        'The whole tile is one link; the heart stands beside it and has its own name.',
        'The heart appears on hover, focus and long press.',
        'When a game is unavailable, say why in the badge: dimming alone is not spoken.',
      ],
    } satisfies Usage,
  },
}
export default meta

const badges = [
  <Badge key="new">New</Badge>,
  <Badge key="jackpot" tone="accent">
    Jackpot
  </Badge>,
]

export const InAGrid: StoryObj = {
  render: (_args, context) => (
    <TileGrid label="Games">
      {gamesIn(context, 8).map(({ title, provider, cover }, index) => (
        <Tile
          key={title}
          title={title}
          caption={provider}
          cover={cover}
          badge={badges[index]}
          unavailable={index === 4}
          progress={index === 2 && <Progress label="Free spins left" value={0.4} size="sm" />}
          action={
            <FavouriteButton
              label={`Favorite: ${title}`}
              pressed={index === 3}
              onPressedChange={() => {}}
            />
          }
          render={<a href={`#${index}`} />}
        />
      ))}
      <TileSkeleton caption />
      <TileSkeleton caption />
    </TileGrid>
  ),
}
