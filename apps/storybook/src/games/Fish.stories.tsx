import type { Meta, StoryObj } from '@storybook/react-vite'
import { gameScene } from './scene.tsx'

const meta: Meta = { title: 'Engines/Fish', tags: ['!test'], parameters: { engine: 'fish' } }
export default meta

export const Rest = gameScene({ model: 'fish-shoal' })
export const Caught: StoryObj = {
  ...gameScene({ model: 'fish-shoal', round: 'win' }),
  tags: ['test'],
}
export const Missed = gameScene({ model: 'fish-shoal', round: 'none' })
export const BigFish = gameScene({ model: 'fish-shoal', round: 'epic', target: 'koi' })
