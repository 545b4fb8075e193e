import type { PresetPackage } from '@marquee/contract'
import { makePlayer } from '@marquee/core/testing'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
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
const say = vi.fn(async () => ({ update: () => {}, close: () => {} }))
const Reminder = () => <PresetOffer say={say} />

/** Cookies as they stand in the page; happy-dom keeps those of a plain name. */
const forget = () => {
  document.cookie = `${reminderCookie}=; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT`
}

beforeEach(() => {
  say.mockClear()
  forget()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

describe('the cash widget', () => {
  it('CASH-09 is mounted 2 s after the page', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] })
    await showCash(CashWidget)
    await act(async () => vi.advanceTimersByTime(1_500))
    expect(screen.queryByTestId('cash-widget')).toBeNull()
    await act(async () => vi.advanceTimersByTime(600))
    expect(screen.getByTestId('cash-widget').getAttribute('href')).toBe('/cash/deposit-by-money/')
    cleanup()
    await showCash(CashWidget, { player: chosen })
    await act(async () => vi.advanceTimersByTime(2_100))
    expect(screen.getByTestId('cash-widget').getAttribute('href')).toBe(
      '/cash/deposit-by-money/21/promoOffer/?outside-promo-offer=true',
    )
  })
})

describe('an offer of the player’s own', () => {
  it.each([
    ['a player who has one', chosen, 1],
    ['a player who has none', makePlayer(), 0],
    ['a guest', null, 0],
  ] as const)('PROMO-04 appears to %s', async (_who, player, times) => {
    await showCash(Reminder, { player, path: '/lobby/' })
    await act(async () => new Promise((resolve) => setTimeout(resolve, 30)))
    expect(say).toHaveBeenCalledTimes(times)
    if (times) expect(JSON.stringify(say.mock.calls[0])).toContain('Made for you')
  })

  it('PROMO-05 is told again an hour later, when its cookie of an hour is over', async () => {
    const written = vi.spyOn(document, 'cookie', 'set')
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setInterval', 'clearInterval'] })
    await showCash(Reminder, { player: chosen, path: '/lobby/' })
    expect(written.mock.calls.flat().find((cookie) => cookie.startsWith(reminderCookie))).toContain(
      'Max-Age=3600',
    )
    await act(async () => vi.advanceTimersByTime(3_500_000))
    expect(say).toHaveBeenCalledTimes(1)
    forget()
    await act(async () => vi.advanceTimersByTime(200_000))
    expect(say).toHaveBeenCalledTimes(2)
    written.mockRestore()
  })

  it('is not told of in the desk, in a game, nor while the cookie lives', async () => {
    for (const path of ['/cash/deposit-by-money/', '/game?game=1', '/cashIframe']) {
      await showCash(Reminder, { player: chosen, path })
      cleanup()
    }
    await showCash(Reminder, { player: chosen, path: '/lobby/' })
    cleanup()
    await showCash(Reminder, { player: chosen, path: '/library' })
    expect(say).toHaveBeenCalledTimes(1)
  })

  it('MODAL-25 is where redirectUrl=bannerPresetPackage leads', async () => {
    const path = '/lobby/?redirectUrl=bannerPresetPackage'
    const { location } = await showCash(Reminder, { player: chosen, path })
    await waitFor(() =>
      expect(location()).toBe('/cash/deposit-by-money/21/promoOffer/?outside-promo-offer=true'),
    )
    expect(say).not.toHaveBeenCalled()
    cleanup()
    const none = await showCash(Reminder, { player: makePlayer(), path })
    await waitFor(() => expect(none.location()).toMatch(/^\/lobby\/?$/))
    cleanup()
    window.history.replaceState(null, '', path)
    const guest = await showCash(Reminder, { player: null, path })
    await waitFor(() => expect(guest.location()).toMatch(/^\/signup\//))
  })
})
