import { inApp } from '@marquee/core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { authModal, authPages } from '../feature.ts'
import { SignUpSection } from './SignUpSection.tsx'

const meta: Meta = {
  title: 'Auth/Home section',
  globals: { player: 'guest' },
  render: () => <SignUpSection />,
}
export default meta

export const WithPages: StoryObj = {
  decorators: [inApp({ brand: { features: [authPages()] } })],
}
export const WithModal: StoryObj = {
  decorators: [inApp({ brand: { features: [authModal()], ageBadge: '21+' } })],
}
