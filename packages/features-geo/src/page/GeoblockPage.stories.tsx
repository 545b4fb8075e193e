import { inApp, makePlayer, refusal } from '@marquee/core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { geo } from '../feature.ts'
import { blockMemory } from '../memory.ts'
import type { BlockReason } from '../position.ts'
import { makeStates } from '../testing/makeStates.ts'
import { GeoblockPage } from './GeoblockPage.tsx'

const scene = (reason: BlockReason | null): StoryObj => ({
  decorators: [
    (Story) => {
      blockMemory.write({ reason, from: '/lobby/' })
      return <Story />
    },
    inApp({
      brand: { features: [geo()] },
      player: makePlayer(),
      path: '/geoblock/',
      answers: {
        'GET /rest/restriction/info/': { success: true, data: { states: makeStates() } },
        'GET /rest/restriction/player/ip/check/': () => refusal('unavailable'),
      },
    }),
  ],
  render: () => <GeoblockPage />,
})

const meta: Meta = { title: 'Geo/Block page' }
export default meta

export const Address = scene(null)
export const Denied = scene('user denied')
export const Unsupported = scene('geolocation not supported')
export const Contradiction = scene('contradicts the address')
export const RegionOfPosition = scene('region not allowed')
