import type { Meta, StoryObj } from '@storybook/react-vite'
import { gameScene } from './scene.tsx'

const meta: Meta = { title: 'Engines/Lines', tags: ['!test'], parameters: { engine: 'lines' } }
export default meta

export const Rest = gameScene({ model: 'lines-10-classic' })
export const Lost = gameScene({ model: 'lines-10-classic', round: 'none' })
export const Returned = gameScene({ model: 'lines-20-adventure', round: 'returned' })
export const Win: StoryObj = {
  ...gameScene({ model: 'lines-10-classic', round: 'win' }),
  tags: ['test'],
}
export const BigWin = gameScene({ model: 'lines-25-volatile', round: 'big' })
export const HugeWin = gameScene({ model: 'lines-25-volatile', round: 'huge' })
export const EpicWin = gameScene({ model: 'lines-25-volatile', round: 'epic' })
export const FreeSpins = gameScene({ model: 'lines-10-classic', round: 'step:free-spin' })
export const BoughtFreeSpins = gameScene({
  model: 'lines-20-bonus-buy',
  round: 'step:feature-start',
  action: 'buy-free-spins',
})
export const GrowingWilds = gameScene({ model: 'lines-20-loom', round: 'wilds' })
export const SharedJackpot = gameScene({ model: 'network-25', round: 'none', drop: 'grand' })
export const GivenSpins = gameScene({ model: 'lines-40-grand', free: 8 })
export const RoundThatWaits = gameScene({ model: 'lines-10-classic', round: 'win', opens: 'round' })
export const NothingLeft = gameScene({ model: 'lines-5-fruit', balance: 0 })
export const NotAllowed = gameScene({ model: 'lines-5-fruit', refuse: true })
export const FreeSpinsThatWait = gameScene({
  model: 'lines-10-classic',
  round: 'step:free-spin',
  opens: 'round',
})
