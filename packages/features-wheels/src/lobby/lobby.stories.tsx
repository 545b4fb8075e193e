import type { Wheel } from '@marquee/contract'
import { inApp, makePlayer } from '@marquee/core/testing'
import { makeWheel } from '@marquee/prize-ui/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { wheels } from '../feature.ts'
import { WheelSection } from './WheelSection.tsx'

const meta: Meta = { title: 'Wheels/Lobby', parameters: { notFor: ['guest', 'restricted'] } }
export default meta

const scene = (wheel: Wheel): StoryObj => ({
  decorators: [
    inApp({
      brand: { features: [wheels()] },
      path: '/lobby/',
      player: makePlayer(),
      data: [[['wheels', 'configs'], [wheel]]],
    }),
  ],
  render: () => <WheelSection />,
})

const [first] = makeWheel().sectors

export const Ready = scene(makeWheel())
export const Spun = scene(
  makeWheel({
    available: false,
    availableDate: Date.UTC(2099, 0, 1),
    winSector: first ? { sectorDto: first } : null,
  }),
)
