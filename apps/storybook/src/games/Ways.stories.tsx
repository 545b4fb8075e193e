import type { Meta, StoryObj } from '@storybook/react-vite'
import { gameScene } from './scene.tsx'

const meta: Meta = { title: 'Engines/Ways', tags: ['!test'], parameters: { engine: 'ways' } }
export default meta

export const Rest = gameScene({ model: 'ways-243-voyage' })
export const Win: StoryObj = {
  ...gameScene({ model: 'ways-243-voyage', round: 'win' }),
  tags: ['test'],
}
export const ThreeReels = gameScene({ model: 'three-reel-27-ways', round: 'win' })
export const ThreeReelsThatFall = gameScene({ model: 'three-reel-27-comet', round: 'fall' })
export const OffBeat = gameScene({ model: 'cascade-offbeat', round: 'fall' })
export const Cascades = gameScene({ model: 'cascade-ladder', round: 'step:cascade' })
export const LongFall = gameScene({ model: 'cascade-ladder', round: 'fall' })
export const FreeSpins = gameScene({ model: 'ways-243-voyage', round: 'step:free-spin' })
export const BoughtFreeSpins = gameScene({
  model: 'cascade-bonus-buy',
  round: 'step:feature-start',
  action: 'buy-free-spins',
})
export const HugeWin = gameScene({ model: 'ways-243-voyage', round: 'huge' })
