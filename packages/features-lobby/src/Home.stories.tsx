import type { Composition } from '@marquee/core'
import { inApp, makePlayer, refusal, silence } from '@marquee/core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { lobbyPage } from './feature.ts'
import { HomePage } from './HomePage.tsx'
import { makeHome, makeHomeData } from './testing/makeHome.ts'

const meta: Meta<typeof HomePage> = {
  title: 'Lobby/Home',
  component: HomePage,
  parameters: { bare: true },
}
export default meta

const brand = { features: [lobbyPage()] }
const player = makePlayer({ lastGames: [3, 8, 5] })

export const Guest: StoryObj = {
  globals: { player: 'guest' },
  decorators: [inApp({ brand, data: makeHomeData() })],
}

const guestIn = (home: Composition['home']): StoryObj => ({
  decorators: [inApp({ brand: { ...brand, composition: { home } }, data: makeHomeData() })],
})
export const GuestOnAStage: StoryObj = { ...guestIn('stage'), globals: { player: 'guest' } }
export const GuestAmongCovers: StoryObj = { ...guestIn('poster'), globals: { player: 'guest' } }

const playerIn = (lobby: Composition['lobby']): StoryObj => ({
  decorators: [
    inApp({
      brand: { ...brand, composition: { lobby } },
      player,
      path: '/lobby/',
      data: makeHomeData(),
    }),
  ],
})
export const PlayerInTheSpotlight = playerIn('spotlight')
export const PlayerBeforeTheBoard = playerIn('grid')

export const Player: StoryObj = {
  decorators: [inApp({ brand, player, path: '/lobby/', data: makeHomeData() })],
}

export const FirstVisit: StoryObj = {
  globals: { player: 'new' },
  decorators: [
    inApp({
      brand,
      player: makePlayer(),
      path: '/lobby/',
      data: makeHomeData(makeHome({ lastWinners: [] })),
    }),
  ],
}

export const Loading: StoryObj = {
  decorators: [
    inApp({ brand, player, path: '/lobby/', answers: { 'GET /rest/page/home/': silence } }),
  ],
}

export const Failed: StoryObj = {
  decorators: [
    inApp({
      brand,
      player,
      path: '/lobby/',
      answers: { 'GET /rest/page/home/': () => refusal('not-found') },
    }),
  ],
}

export const Empty: StoryObj = {
  decorators: [
    inApp({ brand, player, path: '/lobby/', data: makeHomeData(makeHome({ collections: [] })) }),
  ],
}
