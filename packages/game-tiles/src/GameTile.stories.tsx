import { inApp, makeAppInit, makePlayer } from '@marquee/core/testing'
import { Badge, TileGrid } from '@marquee/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { GameCollection } from './GameCollection.tsx'
import { GameTile } from './GameTile.tsx'
import { makeCollection, makeGame } from './testing/makeGame.ts'

const meta: Meta<typeof GameTile> = {
  title: 'Game/Game tile',
  component: GameTile,
  decorators: [
    inApp({ player: makePlayer(), data: [[['app-init'], makeAppInit({ favoriteGames: [2] })]] }),
  ],
}
export default meta

export const Tiles: StoryObj = {
  render: () => (
    <TileGrid label="Games">
      <GameTile game={makeGame({ id: 1, badges: ['jackpot'] })} caption="Saltglass" />
      <GameTile game={makeGame({ id: 2, badges: ['new'] })} caption="Otterworks" />
      <GameTile
        game={makeGame({ id: 3 })}
        unavailable
        badge={<Badge tone="caution">Limit reached</Badge>}
      />
    </TileGrid>
  ),
}

export const Collections: StoryObj = {
  render: () => (
    <>
      {['popularGames', 'fishing', 'newGames'].map((key) => (
        <GameCollection key={key} collection={makeCollection({ key, count: 24, title: key })} />
      ))}
    </>
  ),
}
