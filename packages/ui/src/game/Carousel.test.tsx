// @vitest-environment happy-dom
import { act, fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Carousel } from './Carousel.tsx'

/** The browser tells the size of what it was given once everything is laid out. */
class LayingOut {
  static waiting: (() => void)[] = []
  readonly #tell: () => void
  constructor(tell: () => void) {
    this.#tell = tell
  }
  observe() {
    LayingOut.waiting.push(this.#tell)
  }
  disconnect() {}
}
const layOut = () => act(() => LayingOut.waiting.splice(0).forEach((tell) => tell()))
beforeEach(() => vi.stubGlobal('ResizeObserver', LayingOut))
afterEach(() => vi.unstubAllGlobals())

const labels = { label: 'Popular', previousLabel: 'Back', nextLabel: 'On' }

function renderCarousel(scrollWidth: number) {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(400)
  vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(scrollWidth)
  const result = render(
    <Carousel {...labels} rows={2}>
      <a href="/1">One</a>
      <a href="/2">Two</a>
    </Carousel>,
  )
  const track = screen.getByRole('list')
  const scrollBy = vi.fn()
  track.scrollBy = scrollBy
  return { ...result, track, scrollBy }
}

describe('Carousel', () => {
  it('offers only the ways that are left', () => {
    renderCarousel(1200)
    layOut()
    expect(screen.getByRole('button', { name: 'Back' }).hasAttribute('disabled')).toBe(true)
    expect(screen.getByRole('button', { name: 'On' }).hasAttribute('disabled')).toBe(false)
  })

  it('offers no way when everything is in sight', () => {
    renderCarousel(400)
    layOut()
    expect(screen.getByRole('button', { name: 'On' }).hasAttribute('disabled')).toBe(true)
  })

  it('has slides that may show nothing in a group and not in a list', () => {
    const Nothing = () => null
    render(
      <Carousel {...labels} list={false}>
        <Nothing />
        <a href="/1">One</a>
      </Carousel>,
    )
    expect(screen.queryByRole('list')).toBeNull()
    expect(screen.getByRole('group', { name: 'Popular' }).children).toHaveLength(1)
  })

  it('goes a page by button and to the end by key', () => {
    const { track, scrollBy } = renderCarousel(1200)
    fireEvent.click(screen.getByRole('button', { name: 'On' }))
    expect(scrollBy).toHaveBeenCalledWith(expect.objectContaining({ left: 340 }))
    fireEvent.keyDown(track, { key: 'End' })
    expect(scrollBy).toHaveBeenLastCalledWith(expect.objectContaining({ left: 1200 }))
  })

  it('renders its items on the server', () => {
    const html = renderToString(
      <Carousel {...labels}>
        <a href="/1">One</a>
      </Carousel>,
    )
    expect(html).toContain('href="/1"')
  })
})
