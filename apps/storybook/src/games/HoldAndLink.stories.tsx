import type { Meta, StoryObj } from '@storybook/react-vite'
import { gameScene } from './scene.tsx'

const meta: Meta = {
  title: 'Engines/Hold and link',
  tags: ['!test'],
  parameters: { engine: 'hold-and-link' },
}
export default meta

export const Rest = gameScene({ model: 'hold-and-link-25' })
export const HoldAndLink: StoryObj = {
  ...gameScene({ model: 'hold-and-link-25', round: 'step:hold-start' }),
  tags: ['test'],
}
export const Collector = gameScene({
  model: 'hold-and-link-25-collector',
  round: 'feature:collect',
})
export const Multiplier = gameScene({
  model: 'hold-and-link-40-multiplier',
  round: 'feature:multiply',
})
export const ExtraRespin = gameScene({
  model: 'hold-and-link-25-collector',
  round: 'feature:respin',
})
export const Kindling = gameScene({
  model: 'hold-and-link-40-kindling',
  round: 'jackpot:grand',
})
export const MiniJackpot = gameScene({ model: 'hold-and-link-25', round: 'jackpot:mini' })
export const MinorJackpot = gameScene({ model: 'hold-and-link-25', round: 'jackpot:minor' })
export const MajorJackpot = gameScene({ model: 'hold-and-link-25', round: 'jackpot:major' })
export const FreeSpins = gameScene({ model: 'hold-and-link-25', round: 'step:free-spin' })
export const BigWin = gameScene({ model: 'hold-and-link-25', round: 'big' })
