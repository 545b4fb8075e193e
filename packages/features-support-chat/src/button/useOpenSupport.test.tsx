// @vitest-environment happy-dom
import { makeApp } from '@marquee/core/testing'
import { act, render, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { brandWith } from '../testing/brandWith.ts'
import { useOpenSupport } from './useOpenSupport.ts'
import { supportChatAtom } from './useChatToggle.ts'
import type { WayToSupport } from './wayToSupport.ts'

function Watch() {
  useOpenSupport()
  return null
}

async function open(path: string, way: WayToSupport | null) {
  const app = await makeApp({ brand: brandWith(way), path })
  const heard = vi.fn()
  app.runtime.events.on('support-chat:toggled', heard)
  await act(async () => {
    render(
      <app.Frame>
        <Watch />
      </app.Frame>,
    )
  })
  return { ...app, heard, chat: () => app.runtime.store.get(supportChatAtom) }
}

afterEach(() => {
  vi.restoreAllMocks()
  document.head.replaceChildren()
})

describe('the query openSupport', () => {
  it('MODAL-26 opens the custom chat once and leaves the address, the rest of the query stays', async () => {
    const { chat, heard, location } = await open('/library?openSupport&category=new', {
      kind: 'custom',
    })
    await waitFor(() => expect(location()).toBe('/library?category=new'))
    expect(chat().isOpen).toBe(true)
    expect(heard.mock.calls).toEqual([[{ open: true }]])
  })

  it('MODAL-26 leads to the page about support where the brand has no chat', async () => {
    const { chat, heard, location } = await open('/library?openSupport=1', null)
    await waitFor(() => expect(location()).toBe('/page/help'))
    expect(chat().isOpen).toBe(false)
    expect(heard).not.toHaveBeenCalled()
  })

  it('MODAL-26 fetches the script of a third party’s chat', async () => {
    const append = vi.spyOn(document.head, 'append').mockImplementation((script) => {
      queueMicrotask(() => (script as HTMLScriptElement).onload?.(new Event('load')))
    })
    const { chat, location } = await open('/?openSupport', {
      kind: 'script',
      src: 'https://chat.example/widget.js',
    })
    await waitFor(() => expect(chat().isOpen).toBe(true))
    expect(append).toHaveBeenCalledOnce()
    expect(location()).toBe('/')
  })

  it('does nothing without it', async () => {
    const { chat, location } = await open('/library?category=new', { kind: 'custom' })
    await new Promise((resolve) => setTimeout(resolve, 120))
    expect(chat().isOpen).toBe(false)
    expect(location()).toBe('/library?category=new')
  })
})
