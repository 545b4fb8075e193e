import { makeAppInit } from '@marquee/core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { inGames } from '../testing/storyApp.ts'
import { FavoritesPage } from './FavoritesPage.tsx'
import { IssueGames } from './IssueGames.tsx'
import { ProvidersPage } from './ProvidersPage.tsx'

const meta: Meta = { title: 'Games/Issues', parameters: { bare: true } }
export default meta

const withFavorites = (favoriteGames: number[]) =>
  inGames({ data: [[['app-init'], makeAppInit({ favoriteGames })]] })

export const Issue: StoryObj = {
  decorators: [inGames()],
  render: () => (
    <IssueGames
      title="Popular games"
      gamesOf={(shelf) => shelf.inIssue('popular-games')}
      library={{ category: 'popular-games' }}
    />
  ),
}
export const Providers: StoryObj = { decorators: [inGames()], render: () => <ProvidersPage /> }
export const Favorites: StoryObj = {
  decorators: [withFavorites([2, 9, 14])],
  render: () => <FavoritesPage />,
}
export const NoFavorites: StoryObj = {
  decorators: [withFavorites([])],
  render: () => <FavoritesPage />,
}
export const FavoritesOfGuests: StoryObj = {
  globals: { player: 'guest' },
  decorators: [inGames({ visitor: null })],
  render: () => <FavoritesPage />,
}
