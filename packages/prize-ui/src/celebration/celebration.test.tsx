import { act, render } from '@testing-library/react'
import { makeApp, makePlayer } from '@marquee/core/testing'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { PrizeReveal } from '../PrizeReveal.tsx'
import { fly } from './fly.ts'

const lines = [{ unit: 'coins', before: 100, won: 50, now: 150 }] as const
const won = { sectorId: 1, prize: { coins: 50, entries: 0 }, lines: [...lines] }

/** Flights that end when told. */
const flights: EventTarget[] = []
const land = (index: number) => flights.at(index)?.dispatchEvent(new Event('finish'))

const layer = () => document.querySelector('[inert]')

beforeEach(() => {
  document.body.innerHTML =
    '<div data-balance=""><span data-testid="balance-coins">100</span></div><div id="prize"></div>'
  const box = { left: 10, top: -40, width: 120, height: 40 } as DOMRect
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(box)
  HTMLElement.prototype.animate = () => {
    const flight = new EventTarget()
    flights.push(flight)
    return flight as Animation
  }
})
afterEach(() => {
  flights.length = 0
  vi.restoreAllMocks()
  vi.useRealTimers()
  delete (HTMLElement.prototype as Partial<HTMLElement>).animate
  delete document.documentElement.dataset['motion']
})

const prize = () => document.querySelector('#prize') as Element

describe('coins that fly to the balance', () => {
  it('say that they are there when the first one is, and leave nothing behind', () => {
    vi.useFakeTimers()
    const landed = vi.fn()
    fly(prize(), lines, landed)
    expect(layer()).not.toBeNull()
    expect(landed).not.toHaveBeenCalled()
    land(0)
    expect(landed).toHaveBeenCalledOnce()
    land(13)
    vi.advanceTimersByTime(2_000)
    expect(layer()).toBeNull()
  })

  it('show the balance once more, where nothing finds or reads it twice, at the edge of the window', async () => {
    fly(prize(), lines, () => {})
    const copy = layer()?.querySelector('div')
    expect(layer()?.ariaHidden ?? layer()?.getAttribute('aria-hidden')).toBe('true')
    expect(copy?.textContent).toBe('100')
    expect(copy?.style.top).toBe('8px')
    expect(document.querySelectorAll('[data-testid="balance-coins"]')).toHaveLength(1)
    const figure = document.querySelector('[data-testid="balance-coins"]')
    if (figure) figure.textContent = '150'
    await Promise.resolve()
    expect(copy?.textContent).toBe('150')
  })

  it('end at once when whoever shows the prize goes away', () => {
    fly(prize(), lines, () => {})()
    expect(layer()).toBeNull()
  })

  it('keep nobody waiting where no balance is shown', () => {
    document.querySelector('[data-balance]')?.remove()
    const landed = vi.fn()
    fly(prize(), lines, landed)
    expect(landed).toHaveBeenCalledOnce()
    expect(layer()).toBeNull()
  })
})

describe('a prize', () => {
  const reveal = async () => {
    const { Frame } = await makeApp({ player: makePlayer() })
    const shown = render(
      <Frame>
        <PrizeReveal feature="wheels" won={won} />
      </Frame>,
    )
    await act(() => import('./fly.ts'))
    return shown
  }

  it('lets coins fly', async () => {
    document.documentElement.dataset['motion'] = 'full'
    const { unmount } = await reveal()
    await vi.waitFor(() => expect(layer()).not.toBeNull())
    act(unmount)
    expect(layer()).toBeNull()
  })

  it('moves nothing and buzzes nothing for who wants stillness', async () => {
    document.documentElement.dataset['motion'] = 'reduced'
    const vibrate = vi.fn()
    Object.assign(navigator, { vibrate })
    await reveal()
    expect(layer()).toBeNull()
    expect(vibrate).not.toHaveBeenCalled()
  })
})
