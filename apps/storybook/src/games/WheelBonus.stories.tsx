import type { Meta, StoryObj } from '@storybook/react-vite'
import { gameScene } from './scene.tsx'

const meta: Meta = {
  title: 'Engines/Wheel bonus',
  tags: ['!test'],
  parameters: { engine: 'wheel' },
}
export default meta

export const Rest = gameScene({ model: 'wheel-25' })
export const Wheel: StoryObj = {
  ...gameScene({ model: 'wheel-25', round: 'step:wheel' }),
  tags: ['test'],
}
export const FreeSpins = gameScene({ model: 'wheel-25', round: 'step:free-spin' })
