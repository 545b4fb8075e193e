import { lostConnection, silence } from '@marquee/core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { inGames } from '../testing/storyApp.ts'
import { LibraryPage } from './LibraryPage.tsx'

const meta: Meta<typeof LibraryPage> = {
  title: 'Games/Library',
  component: LibraryPage,
  parameters: { bare: true },
}
export default meta

export const Everything: StoryObj = { decorators: [inGames({ path: '/library' })] }
export const Guest: StoryObj = {
  globals: { player: 'guest' },
  decorators: [inGames({ visitor: null, path: '/library' })],
}
export const Narrowed: StoryObj = {
  decorators: [inGames({ path: '/library?category=popular-games&type=fish&provider=saltglass' })],
}
/** Every choice of type and provider, with the games it would leave. */
export const Filters: StoryObj = {
  decorators: [inGames({ path: '/library' })],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Filt/ }))
  },
}
export const NothingFound: StoryObj = {
  decorators: [inGames({ path: '/library?q=zeppelin&type=fish' })],
}
export const Loading: StoryObj = {
  decorators: [
    inGames({ loaded: false, path: '/library', answers: { 'GET /api/rest/games': silence } }),
  ],
}
export const Failed: StoryObj = {
  decorators: [
    inGames({
      loaded: false,
      path: '/library',
      answers: { 'GET /api/rest/games': lostConnection },
    }),
  ],
}
