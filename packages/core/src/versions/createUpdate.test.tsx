import { afterEach, describe, expect, it, vi } from 'vitest'
import { openRoundAtom } from '../app/openRound.ts'
import { modalStackAtom, openModal } from '../modals/store.ts'
import { makeApp } from '../testing/makeApp.tsx'
import { createUpdate } from './createUpdate.ts'
import type { UpdateChoices } from './updateToast.ts'

let end = () => {}
afterEach(() => end())

/** A page that is told of something newer; `shown` are the toasts on screen. */
async function makeUpdate(path = '/library') {
  const { runtime } = await makeApp({ path })
  const shown: UpdateChoices[] = []
  const reload = vi.fn()
  const update = createUpdate(runtime, {
    reload,
    show: async (_, choices) => {
      shown.push(choices)
      return { update: () => {}, close: () => void shown.splice(shown.indexOf(choices), 1) }
    },
  })
  ;({ end } = update)
  const goTo = async (href: string) => {
    await runtime.router?.navigate({ href })
  }
  const closeModals = () => runtime.store.set(modalStackAtom, [])
  return { ...runtime, update, shown, reload, goTo, closeModals }
}

describe('something newer', () => {
  it('is told at once to whoever is free', async () => {
    const { update, shown } = await makeUpdate()
    update.found()
    expect(shown).toHaveLength(1)
    update.found()
    expect(shown).toHaveLength(1)
  })
  it('reloads when the player chooses to refresh', async () => {
    const { update, shown, reload } = await makeUpdate()
    update.found()
    shown[0]?.onRefresh()
    expect(reload).toHaveBeenCalledOnce()
  })
  it('comes fresh with the next page, and not with a change of the query', async () => {
    const { update, shown, reload, goTo } = await makeUpdate()
    await goTo('/vip')
    expect(reload).not.toHaveBeenCalled()
    update.found()
    shown[0]?.onDismiss()
    await goTo('/vip?openModal=menu')
    expect(reload).not.toHaveBeenCalled()
    await goTo('/library')
    expect(reload).toHaveBeenCalledOnce()
  })
  it('waits while a modal is open, and goes behind one that opens', async () => {
    const { store, update, shown, closeModals } = await makeUpdate()
    openModal(store, 'menu')
    update.found()
    expect(shown).toHaveLength(0)
    closeModals()
    expect(shown).toHaveLength(1)
    openModal(store, 'menu')
    await vi.waitFor(() => expect(shown).toHaveLength(0))
    closeModals()
    expect(shown).toHaveLength(1)
  })
  it('is not told again once it was dismissed, unless something newer still comes', async () => {
    const { store, update, shown, closeModals } = await makeUpdate()
    update.found()
    shown.pop()?.onDismiss()
    openModal(store, 'menu')
    closeModals()
    expect(shown).toHaveLength(0)
    update.found()
    expect(shown).toHaveLength(1)
  })
  it.each(['/game?game=1', '/game', '/cash/deposit-by-money/', '/cashIframe'])(
    'waits while the player is on %s, which is not left for a fresh page either',
    async (path) => {
      const { update, shown, reload, goTo } = await makeUpdate(path)
      update.found()
      expect(shown).toHaveLength(0)
      await goTo('/library')
      expect(shown).toHaveLength(1)
      await goTo(path)
      expect(reload).toHaveBeenCalledOnce()
      await goTo('/vip')
      expect(reload).toHaveBeenCalledOnce()
    },
  )
  it('waits while a round is under way, wherever it is played', async () => {
    const { store, update, shown } = await makeUpdate()
    store.set(openRoundAtom, true)
    update.found()
    expect(shown).toHaveLength(0)
    store.set(openRoundAtom, false)
    expect(shown).toHaveLength(1)
  })
  it('is told on pages that only begin alike', async () => {
    const { update, shown } = await makeUpdate('/game/responsible-play')
    update.found()
    expect(shown).toHaveLength(1)
  })
})
