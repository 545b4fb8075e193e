import type { Meta, StoryObj } from '@storybook/react-vite'
import { gameScene } from './scene.tsx'

const meta: Meta = { title: 'Engines/Nets', tags: ['!test'], parameters: { engine: 'haul' } }
export default meta

export const Rest = gameScene({ model: 'fish-reef' })
export const Caught: StoryObj = {
  ...gameScene({ model: 'fish-reef', round: 'win', target: 'clownfish' }),
  tags: ['test'],
}
export const Missed = gameScene({ model: 'fish-reef', round: 'none', target: 'clownfish' })
export const NetCast = gameScene({ model: 'fish-reef', round: 'win', target: 'net-seahorse' })
export const BossCaught = gameScene({ model: 'fish-reef', round: 'epic', target: 'whale' })
