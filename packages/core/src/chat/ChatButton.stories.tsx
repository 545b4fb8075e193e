import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect } from 'react'
import { useApp } from '../app/AppContext.ts'
import { useMessages } from '../background/useMessages.ts'
import { inApp } from '../testing/AppStory.tsx'
import { ChatButton } from './ChatButton.tsx'
import { supportChatAtom, supportUnreadAtom } from './useChatToggle.ts'

const meta: Meta = {
  title: 'Shell/Support chat button',
  decorators: [inApp({ brand: { supportChat: { kind: 'custom' } } })],
}
export default meta

function Shown({ isOpen, unread = 0 }: { isOpen: boolean; unread?: number }) {
  const { store } = useApp()
  const hasTexts = useMessages('background')
  useEffect(() => {
    store.set(supportChatAtom, { isCustomAvailable: true, isOpen })
    store.set(supportUnreadAtom, unread)
  }, [store, isOpen, unread])
  return hasTexts && <ChatButton />
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
