import type { Meta, StoryObj } from '@storybook/react-vite'
import { gameScene } from './scene.tsx'

const meta: Meta = { title: 'Engines/Mines', tags: ['!test'], parameters: { engine: 'mines' } }
export default meta

export const Rest = gameScene({ model: 'mines-25' })
export const Cleared: StoryObj = {
  ...gameScene({ model: 'mines-25', round: 'win' }),
  tags: ['test'],
}
export const Exploded = gameScene({ model: 'mines-25', round: 'none' })
export const FieldThatWaits = gameScene({ model: 'mines-25', opens: 'round' })
