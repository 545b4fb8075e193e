import { Container, Heading, Stack, Text } from '@marquee/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Composition } from '../brand/composition.ts'
import type { FeatureDefinition, NavigationItem } from '../feature/types.ts'
import { inApp } from '../testing/AppStory.tsx'
import { makePlayer } from '../testing/makePlayer.ts'
import { makePromotion } from '../testing/makePromotion.ts'
import { MenuSheet } from '../shell/MenuSheet.tsx'
import { DefaultLayout } from './DefaultLayout.tsx'
import { givenPath } from '../routing/to.ts'

const meta: Meta = { title: 'Shell/Navigation', parameters: { bare: true } }
export default meta

type Entry = Pick<NavigationItem, 'group' | 'icon' | 'order' | 'bottomBar' | 'sumsUpRewards'>

const entries: Record<string, Entry> = {
  Lobby: { group: 'play', icon: 'lobby', order: 0, bottomBar: true },
  Games: { group: 'play', icon: 'games', order: 10, bottomBar: 'centre' },
  Favorites: { group: 'play', icon: 'heart', order: 20 },
  Rewards: { group: 'rewards', icon: 'gift', order: 25, bottomBar: true, sumsUpRewards: true },
  Promotions: { group: 'rewards', icon: 'ticket', order: 40 },
  Tournaments: { group: 'compete', icon: 'trophy', order: 10 },
  Help: { group: 'help', icon: 'help', order: 20 },
}

const features: FeatureDefinition[] = Object.entries(entries).map(([label, entry]) => {
  const to = givenPath(label === 'Lobby' ? '/' : `/${label.toLowerCase()}`)
  return {
    id: label.toLowerCase(),
    navigation: [{ ...entry, label: { en: label, es: label }, to, primary: true }],
    routes: [{ path: to, name: label, title: 'x', page: async () => () => null }],
    messages: { en: async () => ({}), es: async () => ({}) },
  }
})

function Page() {
  return (
    <DefaultLayout>
      <Container>
        <Stack gap={4}>
          <Heading level={1}>Games</Heading>
          {Array.from({ length: 16 }, (_, index) => (
            <Text key={index}>Come back each day: the reward grows for seven days.</Text>
          ))}
        </Stack>
      </Container>
    </DefaultLayout>
  )
}

const inShell = (navigation: Composition['navigation'], isPlayer = true) =>
  inApp({
    brand: { features, composition: { navigation } },
    player: isPlayer ? makePlayer() : null,
    data: [[['pages', 'promotions'], [makePromotion({ link: '/promotions', ready: 3 })]]],
  })

const shown = (navigation: Composition['navigation'], isPlayer: boolean): StoryObj => ({
  decorators: [inShell(navigation, isPlayer)],
  render: () => <Page />,
})

export const Sidebar = shown('sidebar', true)
export const SidebarOfAGuest: StoryObj = {
  ...shown('sidebar', false),
  globals: { player: 'guest' },
}
export const Topbar = shown('topbar', true)
export const TopbarOfAGuest: StoryObj = { ...shown('topbar', false), globals: { player: 'guest' } }
export const Rail = shown('rail', true)
export const RailOfAGuest: StoryObj = { ...shown('rail', false), globals: { player: 'guest' } }

const frame = { open: true, onOpenChange: () => {}, onOpenChangeComplete: () => {} }

export const Menu: StoryObj = {
  decorators: [inShell('sidebar')],
  render: () => <MenuSheet name="menu" props={{}} close={() => {}} frame={frame} />,
}
