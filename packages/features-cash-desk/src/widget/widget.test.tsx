import type { PresetPackage } from '@marquee/contract'
import { type interrupt, patchPlayer, type PushTools, useModals } from '@marquee/core'
import { makePlayer } from '@marquee/core/testing'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { makeCashAnswers, makeDesk, makePackage } from '../testing/makeCash.ts'
import { showCash } from '../testing/makeCashApp.tsx'
import { CashWidget } from './CashWidget.tsx'
import { PresetOffer, reminderCookie } from './PresetOffer.tsx'

const preset: PresetPackage = {
  presetId: 21,
  title: { en: 'Made for you', es: 'Pensada para ti' },
  promoOfferPreset: { imageMobile2x: '', image2x: '', imageBanner: '', imageBannerMobile: '' },
  finishedAt: null,
}
const chosen = makePlayer({ bannerPresetPackage: preset })
const ask = vi.fn<typeof interrupt>()
const Reminder = () => <PresetOffer ask={ask} />
/** What the queue asks of the newest reminder when its turn comes. */
const isWanted = () => ask.mock.lastCall?.[1].wanted?.({} as PushTools)
/** Opens the modal as the queue does. */
function Opener() {
  const modals = useModals()
  return <button onClick={() => modals.open('preset-package')}>open</button>
}

/** Cookies as they stand in the page; happy-dom keeps those of a plain name. */
const forget = () => {
  document.cookie = `${reminderCookie}=; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT`
}

beforeEach(() => {
  ask.mockClear()
  forget()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

it('the offer of a player > is shown with its picture, on phones with their own, and without one where none was sent', async () => {
  const promoOfferPreset = {
    imageMobile2x: '/icons/phone.svg',
    image2x: '/icons/reward.svg',
    imageBanner: '/icons/hero.svg',
    imageBannerMobile: '/icons/heroNarrow.svg',
  }
  for (const sent of [promoOfferPreset, preset.promoOfferPreset]) {
    await showCash(Opener, {
      player: makePlayer({ bannerPresetPackage: { ...preset, promoOfferPreset: sent } }),
    })
    fireEvent.click(screen.getByText('open'))
    const dialog = await screen.findByRole('dialog', { name: 'Made for you' })
    const source = dialog.querySelector('picture source')
    expect(dialog.querySelector('picture img')?.getAttribute('src')).toBe(sent.image2x || undefined)
    expect(source?.getAttribute('srcset')).toBe(sent.imageMobile2x || undefined)
    cleanup()
  }
})

describe('the cash widget', () => {
  it('CASH-09 is mounted 2 s after the page', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] })
    await showCash(CashWidget)
    await act(async () => vi.advanceTimersByTime(1_500))
    expect(screen.queryByTestId('cash-widget')).toBeNull()
    // Its place is kept meanwhile: what stands beside it does not move when it comes.
    expect(screen.getByText('Get coins').closest('[aria-hidden="true"]')).not.toBeNull()
    await act(async () => vi.advanceTimersByTime(600))
    expect(screen.getByTestId('cash-widget').getAttribute('href')).toBe('/cash/deposit-by-money/')
    cleanup()
    await showCash(CashWidget, { player: chosen })
    await act(async () => vi.advanceTimersByTime(2_100))
    expect(screen.getByTestId('cash-widget').getAttribute('href')).toBe(
      '/cash/deposit-by-money/21/promoOffer/?outside-promo-offer=true',
    )
  })

  it('CASH-09 is there at once in the header of a next page', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] })
    const next = { now: () => {} }
    function Pages() {
      const [page, setPage] = useState(1)
      next.now = () => setPage(page + 1)
      return <CashWidget key={page} />
    }
    await showCash(Pages)
    await act(async () => vi.advanceTimersByTime(2_100))
    await act(async () => next.now())
    expect(screen.getByTestId('cash-widget')).toBeTruthy()
  })
})

describe('an offer of the player’s own', () => {
  it.each([
    ['a player who has one', chosen, ['preset-package']],
    ['a player who has none', makePlayer(), []],
    ['a guest', null, []],
  ] as const)('PROMO-04 is told to %s', async (_who, player, told) => {
    await showCash(Reminder, { player, path: '/lobby/' })
    expect(ask.mock.calls.map(([, { modal }]) => modal)).toEqual(told)
  })

  it('MODAL-30 PROMO-05 opens as a modal with what it gives and costs, and is not told again for an hour', async () => {
    const written = vi.spyOn(document, 'cookie', 'set')
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setInterval', 'clearInterval'] })
    const desk = makeDesk({ packages: [makePackage({ presetId: 21, offerType: 'promoOffer' })] })
    await showCash(
      () => (
        <>
          <Reminder />
          <Opener />
        </>
      ),
      { player: chosen, path: '/lobby/', answers: makeCashAnswers({ desk }) },
    )
    expect(ask).toHaveBeenCalledTimes(1)
    expect(await isWanted()).toBe(true)
    fireEvent.click(screen.getByText('open'))
    const modal = within(await screen.findByRole('dialog', { name: 'Made for you' }))
    const see = await modal.findByRole('link', { name: 'See offer: $4.99' })
    expect(see.getAttribute('href')).toBe(
      '/cash/deposit-by-money/21/promoOffer/?outside-promo-offer=true',
    )
    expect(modal.getByTestId('preset-package').textContent).toContain('50,000')
    expect(written.mock.calls.flat().find((cookie) => cookie.startsWith(reminderCookie))).toContain(
      'Max-Age=3600',
    )
    fireEvent.click(modal.getByTestId('preset-later'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    // One that waited in the queue all the while is dropped.
    expect(await isWanted()).toBe(false)
    await act(async () => vi.advanceTimersByTime(3_500_000))
    expect(ask).toHaveBeenCalledTimes(1)
    forget()
    await act(async () => vi.advanceTimersByTime(200_000))
    expect(ask).toHaveBeenCalledTimes(2)
    expect(await isWanted()).toBe(true)
    written.mockRestore()
  })

  it('leaves nothing behind where it is opened without an offer, or the offer goes', async () => {
    const left = () => document.querySelector('[data-modal]')
    await showCash(Opener, { path: '/lobby/' })
    fireEvent.click(screen.getByText('open'))
    await act(async () => new Promise((resolve) => setTimeout(resolve, 30)))
    expect(left()).toBeNull()
    cleanup()
    const { runtime } = await showCash(Opener, { player: chosen, path: '/lobby/' })
    fireEvent.click(screen.getByText('open'))
    await screen.findByTestId('preset-package')
    act(() =>
      patchPlayer(runtime.queryClient, (known) => ({ ...known, bannerPresetPackage: null })),
    )
    await waitFor(() => expect(left()).toBeNull())
  })

  it('is not shown once it was bought while it waited', async () => {
    const { runtime } = await showCash(Reminder, { player: chosen, path: '/lobby/' })
    act(() =>
      patchPlayer(runtime.queryClient, (known) => ({ ...known, bannerPresetPackage: null })),
    )
    expect(await isWanted()).toBe(false)
  })

  it('MODAL-25 is where redirectUrl=bannerPresetPackage leads', async () => {
    const path = '/lobby/?redirectUrl=bannerPresetPackage'
    const { location } = await showCash(Reminder, { player: chosen, path })
    await waitFor(() =>
      expect(location()).toBe('/cash/deposit-by-money/21/promoOffer/?outside-promo-offer=true'),
    )
    expect(ask).not.toHaveBeenCalled()
    cleanup()
    const none = await showCash(Reminder, { player: makePlayer(), path })
    await waitFor(() => expect(none.location()).toMatch(/^\/lobby\/?$/))
    cleanup()
    window.history.replaceState(null, '', path)
    const guest = await showCash(Reminder, { player: null, path })
    await waitFor(() => expect(guest.location()).toMatch(/^\/signup\//))
  })
})
