import { inApp } from '@marquee/core/testing'
import { makePageData } from '@marquee/feature-page/testing'
import { ticketCut } from '@marquee/prize-ui/ticket'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { scratchCards } from '../feature.ts'
import { makeOdds, makeScratched } from '../testing/makeRun.ts'
import { ScratchTicket } from './ScratchTicket.tsx'

type Shape = keyof typeof ticketCut

const meta: Meta<typeof ScratchTicket> = {
  title: 'Scratch cards/Shapes',
  component: ScratchTicket,
  decorators: [inApp({ brand: { features: [scratchCards()] }, data: makePageData() })],
}
export default meta

const row = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 17rem), 1fr))',
  gap: 24,
}
const ignore = () => {}

/** One shape, covered and scratched. */
const scene = (shape: Shape): StoryObj => ({
  render: () => (
    <div style={row}>
      {[false, true].map((isOpen) => (
        <ScratchTicket
          key={String(isOpen)}
          shape={shape}
          ids={isOpen ? makeScratched().card.fields : []}
          odds={makeOdds()}
          isReady={false}
          isOpen={isOpen}
          onStart={ignore}
          onEnough={ignore}
        />
      ))}
    </div>
  ),
})

export const Perforated = scene('perforated')
export const Stub = scene('stub')
export const Scroll = scene('scroll')
export const Keycard = scene('keycard')
export const Plate = scene('plate')
export const Sticker = scene('sticker')
export const Card = scene('card')
export const Scallop = scene('scallop')
export const Label = scene('label')
export const Torn = scene('torn')
