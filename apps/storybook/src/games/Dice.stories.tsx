import type { Meta, StoryObj } from '@storybook/react-vite'
import { gameScene } from './scene.tsx'

const meta: Meta = { title: 'Engines/Dice', tags: ['!test'], parameters: { engine: 'dice' } }
export default meta

export const Rest = gameScene({ model: 'dice-hundred' })
export const Win: StoryObj = {
  ...gameScene({ model: 'dice-hundred', round: 'win', target: 'over-59.57' }),
  tags: ['test'],
}
export const Lost = gameScene({ model: 'dice-hundred', round: 'none', target: 'over-59.57' })
export const HugeWin = gameScene({ model: 'dice-hundred', round: 'huge', target: 'over-98.99' })
