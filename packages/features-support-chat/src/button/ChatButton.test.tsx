// @vitest-environment happy-dom
import { deferred } from '@marquee/core'
import { Dock, makeApp } from '@marquee/core/testing'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ChatButton } from './ChatButton.tsx'
import { brandWith } from '../testing/brandWith.ts'
import { supportChatAtom, supportChatEvent, supportUnreadAtom } from './useChatToggle.ts'
import type { WayToSupport } from './wayToSupport.ts'

const custom: WayToSupport = { kind: 'custom' }

/** The server knows nothing of the button: it is fetched when the page is at rest. */
function ButtonAtRest() {
  const [isAtRest, setAtRest] = useState(false)
  useEffect(() => setAtRest(true), [])
  return isAtRest && <ChatButton />
}

async function mount(way: WayToSupport | null, page: ReactNode = null) {
  const app = await makeApp({ brand: brandWith(way) })
  await act(async () => {
    render(
      <app.Frame>
        {page}
        <ChatButton />
      </app.Frame>,
    )
  })
  return app
}

const button = () => screen.queryByTestId('support-chat-button')
const icon = () => button()?.querySelector('use')?.getAttribute('href')?.split('#')[1]
const pass = (ms: number): void => {
  act(() => {
    vi.advanceTimersByTime(ms)
  })
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  document.head.replaceChildren()
})

describe('the support chat button', () => {
  it('CHATBTN-01 is hidden until 1000 ms have passed', async () => {
    await mount(custom)
    pass(999)
    expect(button()).toBeNull()
    pass(1)
    expect(button()).not.toBeNull()
  })
  it('CHATBTN-01 is hidden while the brand has no chat', async () => {
    await mount(null)
    pass(60_000)
    expect(button()).toBeNull()
  })
  it('stands in the first place that a layout keeps and shows, and so over nothing else', async () => {
    await mount(
      custom,
      <>
        <style>{'.narrow { display: none }'}</style>
        <Dock className="narrow" />
        <nav>
          <Dock isInBar />
        </nav>
        <Dock />
      </>,
    )
    pass(1000)
    expect(button()?.parentElement).toBe(document.querySelector('nav > span'))
    expect(getComputedStyle(button()!).position).not.toBe('fixed')
  })
  it('waits for the place in a part that the server rendered and that comes to life later', async () => {
    const { promise, resolve } = Promise.withResolvers<typeof Bar>()
    const Bar = () => (
      <nav>
        <Dock isInBar />
      </nav>
    )
    const LateBar = deferred(() => promise, { until: 'at once' })
    const { Frame } = await makeApp({ brand: brandWith(custom) })
    const page = (bar: ReactNode) => (
      <Frame>
        {bar}
        <ButtonAtRest />
      </Frame>
    )
    const container = document.body.appendChild(document.createElement('div'))
    container.innerHTML = renderToString(
      page(
        <Suspense fallback={null}>
          <Bar />
        </Suspense>,
      ),
    )
    const place = container.querySelector('nav > span')
    const problems = vi.fn()
    await act(async () => {
      render(page(<LateBar />), { container, hydrate: true, onRecoverableError: problems })
    })
    pass(1000)
    expect(button()).toBeNull()
    await act(async () => resolve(Bar))
    expect(problems).not.toHaveBeenCalled()
    expect(button()?.parentElement).toBe(place)
    expect(container.contains(place)).toBe(true)
  })
  it('CHATBTN-02 shows a down arrow, marked open, while the custom chat is available and open', async () => {
    const { runtime } = await mount(custom)
    pass(1000)
    act(() => runtime.store.set(supportChatAtom, { isCustomAvailable: true, isOpen: true }))
    expect(icon()).toBe('chevron-down')
    expect(button()?.getAttribute('aria-expanded')).toBe('true')
    expect(button()?.getAttribute('aria-label')).toBe('Close support chat')
  })
  it.each([
    [true, false],
    [false, true],
    [false, false],
  ])(
    'CHATBTN-03 shows the chat icon otherwise (available %s, open %s)',
    async (isCustomAvailable, isOpen) => {
      const { runtime } = await mount(custom)
      pass(1000)
      act(() => runtime.store.set(supportChatAtom, { isCustomAvailable, isOpen }))
      expect(icon()).toBe('chat')
      expect(button()?.getAttribute('aria-expanded')).toBe('false')
    },
  )
  it('opens and closes the custom chat and tells whoever listens', async () => {
    const { runtime } = await mount(custom)
    const heard = vi.fn()
    runtime.events.on('support-chat:toggled', heard)
    runtime.store.set(supportChatAtom, { isCustomAvailable: true, isOpen: false })
    pass(1000)
    await act(async () => fireEvent.click(button()!))
    await act(async () => fireEvent.click(button()!))
    expect(heard.mock.calls).toEqual([[{ open: true }], [{ open: false }]])
    expect(document.querySelector('script')).toBeNull()
  })
  it('marks that support has answered until the chat is open, and says it in words', async () => {
    const { runtime } = await mount(custom)
    pass(1000)
    expect(screen.queryByTestId('support-chat-unread')).toBeNull()
    act(() => runtime.store.set(supportUnreadAtom, 2))
    expect(screen.getByTestId('support-chat-unread')).toBeTruthy()
    expect(button()?.getAttribute('aria-label')).toBe('Open support chat, 2 new messages')
    act(() => runtime.store.set(supportChatAtom, { isCustomAvailable: true, isOpen: true }))
    expect(screen.queryByTestId('support-chat-unread')).toBeNull()
  })
  it("fetches a third party's script with the first press, once, and tells it of each press", async () => {
    const { runtime } = await mount({ kind: 'script', src: 'https://chat.example/widget.js' })
    pass(1000)
    const append = vi.spyOn(document.head, 'append').mockImplementation((script) => {
      queueMicrotask(() => (script as HTMLScriptElement).onload?.(new Event('load')))
    })
    const asked = vi.fn()
    window.addEventListener(supportChatEvent, asked)
    await act(async () => fireEvent.click(button()!))
    await act(async () => fireEvent.click(button()!))
    window.removeEventListener(supportChatEvent, asked)
    expect(append).toHaveBeenCalledOnce()
    expect(asked.mock.calls.map(([{ detail }]) => detail)).toEqual(
      Array(2).fill({ brand: 'test', locale: 'en' }),
    )
    const [[script]] = append.mock.calls as unknown as [[HTMLScriptElement]]
    expect(script.src).toBe('https://chat.example/widget.js')
    expect(runtime.store.get(supportChatAtom).isOpen).toBe(true)
    append.mockRestore()
  })
  it('stays closed when the script cannot be had, and tries again', async () => {
    vi.spyOn(console, 'error').mockReturnValue(undefined)
    const { runtime } = await mount({ kind: 'script', src: 'https://chat.example/widget.js' })
    pass(1000)
    const append = vi.spyOn(document.head, 'append').mockImplementation((script) => {
      queueMicrotask(() => (script as HTMLScriptElement).onerror?.('gone'))
    })
    await act(async () => fireEvent.click(button()!))
    expect(runtime.store.get(supportChatAtom).isOpen).toBe(false)
    await act(async () => fireEvent.click(button()!))
    expect(append).toHaveBeenCalledTimes(2)
    vi.restoreAllMocks()
  })
})

describe('the support chat state', () => {
  it('CHAT-01 says whether the custom chat is available and whether it is open; at first neither', async () => {
    const { runtime } = await makeApp()
    expect(runtime.store.get(supportChatAtom)).toEqual({ isCustomAvailable: false, isOpen: false })
  })
})
