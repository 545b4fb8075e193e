import type { Meta, StoryObj } from '@storybook/react-vite'
import { gameScene } from './scene.tsx'

const meta: Meta = { title: 'Engines/Flight', tags: ['!test'], parameters: { engine: 'flight' } }
export default meta

export const Rest = gameScene({ model: 'flight-hundred' })
export const Crashed: StoryObj = {
  ...gameScene({ model: 'flight-hundred', round: 'none' }),
  tags: ['test'],
}
export const FlightThatWaits = gameScene({ model: 'flight-hundred', opens: 'round' })
