import { inApp, press } from '@marquee/core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { linkOpening } from './feature.ts'
import { OpenLinkModal } from './OpenLinkModal.tsx'

const meta: Meta = { title: 'Link opening/Modal', parameters: { bare: true } }
export default meta

const frame = { open: true, onOpenChange: () => {}, onOpenChangeComplete: () => {} }
const modal: StoryObj = {
  decorators: [inApp({ brand: { features: [linkOpening()] } })],
  render: () => <OpenLinkModal name="open-link" props={{}} close={() => {}} frame={frame} />,
}

export const Empty = modal
export const NoLink: StoryObj = {
  ...modal,
  play: press('[data-testid="open-link-go"]'),
}
