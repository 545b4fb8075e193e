import type { Meta, StoryObj } from '@storybook/react-vite'
import { gameScene } from './scene.tsx'

const meta: Meta = { title: 'Engines/Plinko', tags: ['!test'], parameters: { engine: 'plinko' } }
export default meta

export const Rest = gameScene({ model: 'plinko-steady' })
export const Win: StoryObj = {
  ...gameScene({ model: 'plinko-steady', round: 'win' }),
  tags: ['test'],
}
export const Returned = gameScene({ model: 'plinko-steady', round: 'returned' })
export const HugeWin = gameScene({ model: 'plinko-steep', round: 'huge', target: '16-high' })
