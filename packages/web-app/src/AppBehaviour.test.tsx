// @vitest-environment happy-dom
import { type LocaleCode, modalStackAtom } from '@marquee/core'
import { makeApp, openModal } from '@marquee/core/testing'
import { useNavigate } from '@tanstack/react-router'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { AppBehaviour } from './AppBehaviour.tsx'
import { webApp } from './feature.ts'

function Leave() {
  const navigate = useNavigate()
  return <button onClick={() => void navigate({ to: '/library' })}>leave</button>
}

async function openApp(locale: LocaleCode = 'en') {
  const app = await makeApp({ brand: { features: [webApp()] }, locale, path: '/game?gameId=1' })
  await act(async () => {
    render(
      <app.Frame>
        <AppBehaviour />
        <Leave />
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
  const leave = () => act(async () => fireEvent.click(screen.getByText('leave')))
  return { ...app, asked, browserAsks, play, leave }
}

beforeEach(() => localStorage.clear())
describe('the card that offers to install', () => {
  it('comes once a round was played and the game was left, not before', async () => {
    const { browserAsks, play, leave } = await openApp()
    await browserAsks()
    await leave()
    expect(screen.queryByTestId('install-offer')).toBeNull()
    await play()
    expect(screen.queryByTestId('install-offer')).toBeNull()
  })

  it("asks the browser's question and goes when it is accepted", async () => {
    const { browserAsks, play, leave, asked } = await openApp()
    await browserAsks()
    await play()
    await leave()
    const card = await screen.findByRole('region', { name: 'Add Test to your home screen' })
    expect(card).toBeDefined()
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Install' })))
    expect(asked).toEqual(['install'])
    expect(screen.queryByTestId('install-offer')).toBeNull()
  })

  it('speaks Spanish, and stays away once it was turned down', async () => {
    const first = await openApp('es')
    await first.browserAsks()
    await first.play()
    await first.leave()
    const refuse = await screen.findByRole('button', { name: 'No, gracias' })
    await act(async () => fireEvent.click(refuse))
    expect(screen.queryByTestId('install-offer')).toBeNull()
    cleanup()
    const again = await openApp('es')
    await again.browserAsks()
    await again.play()
    await again.leave()
    expect(screen.queryByTestId('install-offer')).toBeNull()
  })

  it('never lies over a dialog', async () => {
    const { runtime, browserAsks, play, leave } = await openApp()
    await browserAsks()
    await play()
    await act(async () => openModal(runtime.store, 'menu'))
    await leave()
    expect(screen.queryByTestId('install-offer')).toBeNull()
    await act(async () => runtime.store.set(modalStackAtom, []))
    expect(await screen.findByTestId('install-offer')).toBeDefined()
  })
})
