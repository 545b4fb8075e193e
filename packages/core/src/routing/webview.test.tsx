import { act, cleanup, render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Background } from '../background/Background.tsx'
import { chatButtonDelay } from '../chat/ChatButton.tsx'
import { AuthLayout } from '../layouts/AuthLayout.tsx'
import { DefaultLayout } from '../layouts/DefaultLayout.tsx'
import { AppBehaviour } from '../pwa/AppBehaviour.tsx'
import { makeApp } from '../testing/makeApp.tsx'
import { webviewAtom } from './webview.ts'

/** A page with everything around it, outside or inside of a native app. */
async function show(isWebview: boolean) {
  localStorage.clear()
  const { runtime, Frame } = await makeApp({
    path: '/game?gameId=1',
    brand: { supportChat: { kind: 'custom' } },
  })
  runtime.store.set(webviewAtom, isWebview)
  await act(async () => {
    render(
      <Frame>
        <DefaultLayout>
          <p>The page</p>
        </DefaultLayout>
        <AuthLayout>
          <p>The form</p>
        </AuthLayout>
        <Background />
        <AppBehaviour />
      </Frame>,
    )
  })
  const asks = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
    prompt: async () => {},
    userChoice: new Promise(() => {}),
  })
  await act(async () => window.dispatchEvent(asks))
  await act(async () => runtime.events.emit('round:settled', { gameId: 1 }))
  await act(async () => runtime.router?.navigate({ href: '/library' }))
}

/** How many there are of what a native app has itself. */
const around = () => ({
  banners: screen.queryAllByRole('banner').length,
  footers: screen.queryAllByRole('contentinfo').length,
  bars: screen.queryAllByRole('navigation', { name: 'Quick' }).length,
  chat: screen.queryAllByTestId('support-chat-button').length,
  install: screen.queryAllByTestId('install-offer').length,
})

describe('webview=true', () => {
  it('leaves away headers, footers, bottom bar, chat button and install card', async () => {
    await show(false)
    await screen.findByTestId('support-chat-button', {}, { timeout: 3000 })
    await screen.findByTestId('install-offer')
    expect(around()).toEqual({ banners: 2, footers: 2, bars: 1, chat: 1, install: 1 })
    cleanup()
    await show(true)
    // As long as the chat button takes to come.
    await act(() => new Promise((resolve) => setTimeout(resolve, chatButtonDelay + 200)))
    expect(around()).toEqual({ banners: 0, footers: 0, bars: 0, chat: 0, install: 0 })
    expect(screen.getByText('The page')).toBeDefined()
    expect(screen.getByText('The form')).toBeDefined()
  })
})
