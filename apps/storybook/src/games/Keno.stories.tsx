import type { Meta, StoryObj } from '@storybook/react-vite'
import { gameScene } from './scene.tsx'

const meta: Meta = { title: 'Engines/Keno', tags: ['!test'], parameters: { engine: 'keno' } }
export default meta

export const Rest = gameScene({ model: 'keno-steady' })
export const Win: StoryObj = {
  ...gameScene({ model: 'keno-steady', round: 'win' }),
  tags: ['test'],
}
export const Lost = gameScene({ model: 'keno-steady', round: 'none' })
