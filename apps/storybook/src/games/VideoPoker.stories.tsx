import type { Meta, StoryObj } from '@storybook/react-vite'
import { gameScene } from './scene.tsx'

const meta: Meta = {
  title: 'Engines/Video poker',
  tags: ['!test'],
  parameters: { engine: 'poker' },
}
export default meta

export const Rest = gameScene({ model: 'poker-jacks-8-5' })
export const Win: StoryObj = {
  ...gameScene({ model: 'poker-jacks-8-5', round: 'win' }),
  tags: ['test'],
}
export const Lost = gameScene({ model: 'poker-jacks-8-5', round: 'none' })
export const HandThatWaits = gameScene({
  model: 'poker-jacks-8-5',
  round: 'step:hand',
  opens: 'round',
})
