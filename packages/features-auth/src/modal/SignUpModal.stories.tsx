import { inApp } from '@marquee/core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { authModal } from '../feature.ts'
import { statesAnswer } from '../testing/makeStates.ts'
import { SignUpModal } from './SignUpModal.tsx'

const meta: Meta = {
  title: 'Auth/Modal',
  globals: { player: 'guest' },
  parameters: { bare: true },
  decorators: [inApp({ brand: { features: [authModal()] }, answers: statesAnswer })],
}
export default meta

const frame = { open: true, onOpenChange: () => {}, onOpenChangeComplete: () => {} }
const shown = (props: Record<string, unknown>): StoryObj => ({
  render: () => <SignUpModal name="signup" props={props} close={() => {}} frame={frame} />,
})

export const SignUp = shown({})
export const SignIn = shown({ value: 'login' })
