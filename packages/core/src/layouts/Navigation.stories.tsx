import { Container, Heading, Stack, Text } from '@marquee/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Composition } from '../brand/composition.ts'
import { inApp } from '../testing/AppStory.tsx'
import { makePlayer } from '../testing/makePlayer.ts'
import { makePromotion } from '../testing/makePromotion.ts'
import { sampleFeatures } from '../testing/sampleFeatures.ts'
import { MenuSheet } from '../shell/MenuSheet.tsx'
import { DefaultLayout } from './DefaultLayout.tsx'

const meta: Meta = { title: 'Shell/Navigation', parameters: { bare: true } }
export default meta

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
    brand: { features: sampleFeatures, composition: { navigation } },
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
