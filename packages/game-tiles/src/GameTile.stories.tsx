import { inApp, makeAppInit, makePlayer, useBrandGames } from '@marquee/core/testing'
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

const games = [
  makeGame({ id: 1, badges: ['jackpot'] }),
  makeGame({ id: 2, badges: ['new'] }),
  makeGame({ id: 3 }),
] as const

function ThreeTiles() {
  const [jackpot, fresh, limited] = useBrandGames(games)
  return (
    <TileGrid label="Games">
      <GameTile game={jackpot} caption="Saltglass" />
      <GameTile game={fresh} caption="Otterworks" />
      <GameTile game={limited} unavailable badge={<Badge tone="caution">Limit reached</Badge>} />
    </TileGrid>
  )
}
export const Tiles: StoryObj = { render: () => <ThreeTiles /> }

const collections = ['popularGames', 'fishing', 'newGames'].map((key) =>
  makeCollection({ key, count: 24, title: key }),
)

function ThreeCollections() {
  return useBrandGames(collections).map((collection) => (
    <GameCollection key={collection.key} collection={collection} />
  ))
}
export const Collections: StoryObj = { render: () => <ThreeCollections /> }
