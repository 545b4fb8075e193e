import type { AdventureMap } from '../contract/map/schemas.ts'
import type { Season } from '../contract/schemas.ts'
import {
  brandPage,
  inApp,
  makePlayer,
  refusal,
  silence,
  type TestAppOptions,
} from '@marquee/core/testing'
import { makePageData } from '@marquee/feature-page/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { seasons } from '../feature.ts'
import { makeMap, makeSeason, makeSeasonInfo } from '../testing/makeSeason.ts'

const brand = { features: [seasons()] }
const seasonCall = 'GET /rest/seasons/season/'
const mapCall = 'GET /rest/adventure-map/current'
const data = (value: object) => ({ success: true, data: value })

const meta: Meta = { title: 'Seasons/Page', component: brandPage('seasons') }
export default meta
type Story = StoryObj

const scene = (
  season: Season,
  map: AdventureMap,
  answers: TestAppOptions['answers'] = {},
): Story => ({
  decorators: [
    inApp({
      brand,
      player: makePlayer(),
      data: makePageData({ info: makeSeasonInfo() }),
      answers: { [seasonCall]: data(season), [mapCall]: data(map), ...answers },
    }),
  ],
})

const byNight = makeSeason({ skin: 'spooky' })

export const Guest: Story = {
  globals: { player: 'guest' },
  decorators: [inApp({ brand, data: makePageData({ info: makeSeasonInfo() }) })],
}
export const ByDay = scene(makeSeason(), makeMap())
export const ByNight = scene(byNight, makeMap({ skin: 'spooky', claimed: 5, reached: 5 }))
export const AwardWaits = scene(makeSeason(), makeMap({ claimed: 1, reached: 3 }))
export const AwardWaitsByNight = scene(byNight, makeMap({ skin: 'spooky', claimed: 4, reached: 5 }))
export const AtTheEnd = scene(makeSeason(), makeMap({ claimed: 8, reached: 8 }))
export const Over = scene(
  makeSeason({ isEnabled: false, isRunning: false }),
  makeMap({ claimed: 2, reached: 3 }),
)
export const Resting = scene(makeSeason({ isEnabled: false }), makeMap())
export const Loading = scene(makeSeason(), makeMap(), { [mapCall]: silence })
export const Failed = scene(makeSeason(), makeMap(), { [seasonCall]: () => refusal('not-found') })
