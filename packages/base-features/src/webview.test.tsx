import { Slot } from '@marquee/core'
import {
  AuthLayout,
  DefaultLayout,
  loadComponent,
  makeApp,
  webviewAtom,
} from '@marquee/core/testing'
import { supportButton } from '@marquee/features-support-chat'
import { webApp } from '@marquee/web-app'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

/** As long as the chat button takes to come, in ms. */
const chatButtonDelay = 1000

/** A page with everything around it, outside or inside of a native app. */
async function show(isWebview: boolean) {
  localStorage.clear()
  const features = [webApp(), supportButton()]
  const parts = await Promise.all(
    features.flatMap(({ behaviours = [] }) => behaviours.map((load) => loadComponent(load))),
  )
  const { runtime, Frame } = await makeApp({
    path: '/game?gameId=1',
    brand: { features, scripts: { supportChat: { src: '/chat.js' } } },
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
        {parts.map((Part, index) => (
          <Part key={index} />
        ))}
        <Slot name="menu.device" close={() => {}} />
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
  it('leaves away headers, footers, bottom bar, chat button and the offer to install', async () => {
    await show(false)
    const all = { banners: 2, footers: 2, bars: 1, chat: 1, install: 1 }
    await waitFor(() => expect(around()).toEqual(all), { timeout: 10_000 })
    cleanup()
    await show(true)
    // As long as the chat button takes to come.
    await act(() => new Promise((resolve) => setTimeout(resolve, chatButtonDelay + 200)))
    expect(around()).toEqual({ banners: 0, footers: 0, bars: 0, chat: 0, install: 0 })
    expect(screen.getByText('The page')).toBeDefined()
    expect(screen.getByText('The form')).toBeDefined()
  }, 20_000)
})
