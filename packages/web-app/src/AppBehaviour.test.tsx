// @vitest-environment happy-dom
import { type LocaleCode, Slot } from '@marquee/core'
import { makeApp, makePlayer } from '@marquee/core/testing'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { AppBehaviour } from './AppBehaviour.tsx'
import { webApp } from './feature.ts'

async function openApp(locale: LocaleCode = 'en') {
  const app = await makeApp({ brand: { features: [webApp()] }, locale, player: makePlayer() })
  await act(async () => {
    render(
      <app.Frame>
        <main>
          <AppBehaviour />
        </main>
        <nav>
          <Slot name="menu.device" close={() => {}} />
        </nav>
      </app.Frame>,
    )
  })
  const asked: string[] = []
  const browserAsks = () =>
    act(async () => {
      window.dispatchEvent(
        Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
          prompt: async () => void asked.push('install'),
          userChoice: Promise.resolve({ outcome: 'accepted' as const }),
        }),
      )
    })
  const play = () => act(async () => app.runtime.events.emit('round:settled', { gameId: 1 }))
  return { asked, browserAsks, play }
}

beforeEach(() => localStorage.clear())
describe('the offer to install', () => {
  it('stands in the menu once a round was played, and nowhere by itself', async () => {
    const { browserAsks, play } = await openApp()
    await browserAsks()
    expect(screen.queryByTestId('install-offer')).toBeNull()
    await play()
    const offer = await screen.findByRole('region', { name: 'Add Test to your home screen' })
    expect(offer.closest('nav')).not.toBeNull()
    expect(screen.getAllByTestId('install-offer')).toHaveLength(1)
    expect(document.querySelector('main')?.textContent).toBe('')
  })

  it("asks the browser's question and goes when it is accepted", async () => {
    const { browserAsks, play, asked } = await openApp()
    await browserAsks()
    await play()
    const accept = await screen.findByRole('button', { name: 'Install' })
    await act(async () => fireEvent.click(accept))
    expect(asked).toEqual(['install'])
    expect(screen.queryByTestId('install-offer')).toBeNull()
  })

  it('speaks Spanish, and stays away once it was turned down', async () => {
    const first = await openApp('es')
    await first.browserAsks()
    await first.play()
    const refuse = await screen.findByRole('button', { name: 'No, gracias' })
    await act(async () => fireEvent.click(refuse))
    expect(screen.queryByTestId('install-offer')).toBeNull()
    cleanup()
    const again = await openApp('es')
    await again.browserAsks()
    await again.play()
    expect(screen.queryByTestId('install-offer')).toBeNull()
  })
})
