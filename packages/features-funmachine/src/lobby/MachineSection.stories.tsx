import { inApp, makePlayer } from '@marquee/core/testing'
import { makePageData } from '@marquee/feature-page/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { funmachine } from '../feature.ts'
import { makeMachine, makeResting } from '../testing/makeMachine.ts'
import { MachineSection } from './MachineSection.tsx'

const meta: Meta<typeof MachineSection> = {
  title: 'Funmachine/Lobby',
  component: MachineSection,
  parameters: { notFor: ['guest', 'restricted'] },
}
export default meta

const scene = (machine = makeMachine()): StoryObj<typeof MachineSection> => ({
  decorators: [
    inApp({
      brand: { features: [funmachine()] },
      path: '/lobby/',
      player: makePlayer(),
      data: [...makePageData(), [['funmachine', 'machine'], machine]],
    }),
  ],
})

export const Ready = scene()
export const Waiting = scene(makeResting())
