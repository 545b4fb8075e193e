import { inApp, makePlayer } from '@marquee/core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { wheels } from '../feature.ts'
import { WelcomeModal } from './WelcomeModal.tsx'

const meta: Meta = { title: 'Wheels/Welcome', parameters: { notFor: ['guest'], bare: true } }
export default meta

const frame = { open: true, onOpenChange: () => {}, onOpenChangeComplete: () => {} }
const scene = (name: string): StoryObj => ({
  decorators: [inApp({ brand: { features: [wheels()] }, player: makePlayer() })],
  render: () => <WelcomeModal name={name} props={{}} close={() => {}} frame={frame} />,
})

export const WheelOfWins = scene('welcome-wheel-of-wins')
export const PrizeVault = scene('welcome-prize-vault')
