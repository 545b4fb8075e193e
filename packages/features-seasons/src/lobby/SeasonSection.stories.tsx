import { brandModal, brandSlot, inApp, makePlayer } from '@marquee/core/testing'
import { makePageData } from '@marquee/feature-page/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { seasons } from '../feature.ts'
import { makeMap, makeSeason } from '../testing/makeSeason.ts'

const meta: Meta = { title: 'Seasons/Lobby', parameters: { notFor: ['guest', 'restricted'] } }
export default meta

const Section = brandSlot('seasons', 'lobby.sections')
const Welcoming = brandModal('seasons', 'welcome-season-neutral')

const frame = { open: true, onOpenChange: () => {}, onOpenChangeComplete: () => {} }

const scene = (map = makeMap(), season = makeSeason()): StoryObj => ({
  decorators: [
    inApp({
      brand: { features: [seasons()] },
      path: '/lobby/',
      player: makePlayer(),
      data: [
        ...makePageData(),
        [['seasons', 'season', 'season'], season],
        [['seasons', 'map', 'current'], map],
      ],
    }),
  ],
  render: () => <Section />,
})

export const Walking = scene()
export const AwardWaits = scene(makeMap({ claimed: 3, reached: 4 }))
export const ByNight = scene(makeMap({ skin: 'spooky', claimed: 6, reached: 6 }))
export const Welcome: StoryObj = {
  ...scene(),
  parameters: { bare: true },
  render: () => (
    <Welcoming name="welcome-season-neutral" props={{}} close={() => {}} frame={frame} />
  ),
}
