import type { Meta, StoryObj } from '@storybook/react-vite'
import { gameScene } from './scene.tsx'

const meta: Meta = {
  title: 'Engines/Scatter pays',
  tags: ['!test'],
  parameters: { engine: 'scatter-pays' },
}
export default meta

export const Rest = gameScene({ model: 'scatter-pays-feast' })
export const Cascades: StoryObj = {
  ...gameScene({ model: 'scatter-pays-feast', round: 'step:cascade' }),
  tags: ['test'],
}
export const Folds = gameScene({ model: 'scatter-pays-folds', round: 'fall' })
export const FreeSpins = gameScene({ model: 'scatter-pays-feast', round: 'step:free-spin' })
export const BoughtFreeSpins = gameScene({
  model: 'scatter-pays-bonus-buy',
  round: 'step:feature-start',
  action: 'buy-free-spins',
})
export const HugeWin = gameScene({ model: 'scatter-pays-tide', round: 'huge' })
