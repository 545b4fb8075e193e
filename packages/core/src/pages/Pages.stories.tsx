import type { Meta, StoryObj } from '@storybook/react-vite'
import { DefaultLayout } from '../layouts/DefaultLayout.tsx'
import { inApp } from '../testing/AppStory.tsx'
import { makePlayer } from '../testing/makePlayer.ts'
import { sampleFeatures } from '../testing/sampleFeatures.ts'
import { ErrorPage } from './ErrorPage.tsx'
import { NotFoundPage } from './NotFoundPage.tsx'

const meta: Meta = { title: 'Shell/Pages', parameters: { bare: true } }
export default meta

const brand = { features: sampleFeatures }
const place = { access: true, region: 'US-OH' }
const answers = {
  'GET /rest/restriction/player/ip/check/': { success: true, data: place },
  'GET /rest/extended-wheels/configs/': { success: true, data: { wheels: [] } },
}
const lost = { isWhole: true, brand, path: '/no/such/page', answers }

const notFound = () => (
  <DefaultLayout>
    <NotFoundPage />
  </DefaultLayout>
)
export const NotFound: StoryObj = {
  decorators: [inApp({ ...lost, player: makePlayer() })],
  render: notFound,
}
export const NotFoundForAGuest: StoryObj = {
  globals: { player: 'guest' },
  decorators: [inApp(lost)],
  render: notFound,
}

export const Failed: StoryObj = {
  decorators: [inApp({ isWhole: true, brand, player: makePlayer() })],
  render: () => (
    <DefaultLayout>
      <ErrorPage error={new Error('Answered by a story.')} reset={() => {}} />
    </DefaultLayout>
  ),
}
