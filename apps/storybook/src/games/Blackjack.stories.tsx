import type { Meta, StoryObj } from '@storybook/react-vite'
import { gameScene } from './scene.tsx'

const meta: Meta = {
  title: 'Engines/Blackjack',
  tags: ['!test'],
  parameters: { engine: 'blackjack' },
}
export default meta

export const Rest = gameScene({ model: 'blackjack-tie-17' })
export const Win = gameScene({ model: 'blackjack-tie-17', round: 'win' })
export const Lost = gameScene({ model: 'blackjack-tie-17', round: 'none' })
export const Stood = gameScene({ model: 'blackjack-tie-17', round: 'step:stand' })
export const Split: StoryObj = {
  ...gameScene({ model: 'blackjack-tie-17', round: 'step:parted' }),
  tags: ['test'],
}
export const TableThatWaits = gameScene({
  model: 'blackjack-tie-17',
  round: 'step:table',
  opens: 'round',
})
export const Pushed = gameScene({ model: 'blackjack-tie-17', round: 'returned' })
