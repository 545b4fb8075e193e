import { useApp } from '@marquee/core'
import { inApp } from '@marquee/core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect } from 'react'
import { ChatButton } from './ChatButton.tsx'
import { brandWith } from '../testing/brandWith.ts'
import { supportChatAtom, supportUnreadAtom } from './useChatToggle.ts'

const meta: Meta = {
  title: 'Shell/Support chat button',
  decorators: [inApp({ brand: brandWith({ kind: 'custom' }) })],
}
export default meta

function Shown({ isOpen, unread = 0 }: { isOpen: boolean; unread?: number }) {
  const { store } = useApp()
  useEffect(() => {
    store.set(supportChatAtom, { isCustomAvailable: true, isOpen })
    store.set(supportUnreadAtom, unread)
  }, [store, isOpen, unread])
  return <ChatButton />
}

/** Comes after a second. */
const waitForButton = async () => {
  const deadline = performance.now() + 10_000
  while (!document.querySelector('[data-testid="support-chat-button"]')) {
    if (performance.now() > deadline) throw new Error('The button did not come.')
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

export const Closed: StoryObj = { render: () => <Shown isOpen={false} />, play: waitForButton }
export const Open: StoryObj = { render: () => <Shown isOpen />, play: waitForButton }
export const Unread: StoryObj = {
  render: () => <Shown isOpen={false} unread={2} />,
  play: waitForButton,
}
