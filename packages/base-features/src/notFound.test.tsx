import { createRouter, makeApp } from '@marquee/core/testing'
import { supportButton } from '@marquee/features-support-chat'
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

beforeEach(() => {
  // What the page's other parts cannot fetch here is theirs to log.
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

describe('the not-found page', () => {
  it('NOTFOUND-08 NOTFOUND-09 has the footer and, where the brand has a chat, its button', async () => {
    const { runtime } = await makeApp({
      brand: { features: [supportButton()], scripts: { supportChat: { src: '/chat.js' } } },
    })
    const router = createRouter(runtime, createMemoryHistory({ initialEntries: ['/no/such/page'] }))
    await router.load()
    render(<RouterProvider router={router as never} />)
    expect(await screen.findByRole('contentinfo', {}, { timeout: 10_000 })).toBeDefined()
    const late = { timeout: 10_000 }
    expect(await screen.findByTestId('support-chat-button', {}, late)).toBeDefined()
  }, 15_000)
})
