import { inApp } from '@marquee/core/testing'
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
  play: async ({ canvasElement }) => {
    const { body } = canvasElement.ownerDocument
    for (let wait = 0; wait < 100; wait++) {
      const button = body.querySelector<HTMLButtonElement>('[data-testid="open-link-go"]')
      if (button) {
        button.click()
        return
      }
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    throw new Error('The button of the form did not come within 5 s.')
  },
}
