import { brandModal, inApp, makePlayer } from '@marquee/core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { seasons } from '../feature.ts'

const SpookySeasonModal = brandModal('seasons', 'spookySeason')
const frame = { open: true, onOpenChange: () => {}, onOpenChangeComplete: () => {} }
const render =
  (props: Record<string, unknown> = {}) =>
  () => <SpookySeasonModal name="spookySeason" props={props} close={() => {}} frame={frame} />
const season = { isEnabled: true, slug: 'spooky-tower', totalProgressPercents: 48, currentLevel: 3 }
const brand = { features: [seasons()] }

const meta: Meta = { title: 'Seasons/Spooky tower', parameters: { notFor: ['guest'] } }
export default meta

export const Resting: StoryObj = { decorators: [inApp({ brand })], render: render() }
export const Running: StoryObj = {
  decorators: [inApp({ brand, player: makePlayer({ season }) })],
  render: render(),
}
export const WithAnError: StoryObj = {
  decorators: [inApp({ brand, player: makePlayer() })],
  render: render({ errorText: 'The reward of this level was claimed before.' }),
}
