import type { Meta, StoryObj } from '@storybook/react-vite'
import { gameScene } from './scene.tsx'

const meta: Meta = { title: 'Engines/Pick bonus', tags: ['!test'], parameters: { engine: 'pick' } }
export default meta

export const Rest = gameScene({ model: 'pick-chests-20' })
export const Pick: StoryObj = {
  ...gameScene({ model: 'pick-chests-20', round: 'step:pick-start' }),
  tags: ['test'],
}
export const Bottles = gameScene({ model: 'pick-bottles-20', round: 'step:pick-start' })
export const PickThatWaits = gameScene({
  model: 'pick-chests-20',
  round: 'step:pick-start',
  opens: 'round',
})
