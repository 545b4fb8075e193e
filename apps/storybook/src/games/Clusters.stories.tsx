import type { Meta, StoryObj } from '@storybook/react-vite'
import { gameScene } from './scene.tsx'

const meta: Meta = { title: 'Engines/Clusters', tags: ['!test'], parameters: { engine: 'cluster' } }
export default meta

export const Rest = gameScene({ model: 'cluster-meadow' })
export const Cascades: StoryObj = {
  ...gameScene({ model: 'cluster-meadow', round: 'step:cascade' }),
  tags: ['test'],
}
export const FreeSpins = gameScene({ model: 'cluster-meadow', round: 'step:free-spin' })
export const BoughtFreeSpins = gameScene({
  model: 'cluster-bonbon',
  round: 'step:feature-start',
  action: 'buy-free-spins',
})
export const BoughtInTheCrucible = gameScene({
  model: 'cluster-crucible',
  round: 'step:feature-start',
  action: 'buy-free-spins',
})
export const BigWin = gameScene({ model: 'cluster-quarry', round: 'big' })
