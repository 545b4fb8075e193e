// @vitest-environment happy-dom
import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { FavouriteButton } from '../actions/FavouriteButton.tsx'
import { Tile } from './Tile.tsx'
import { longPress } from './useLongPress.ts'

const onOpen = vi.fn()

function renderTile() {
  return render(
    <Tile
      title="Lucky Reef"
      cover={{ src: '/reef.webp', color: '#123456' }}
      render={
        <a
          href="/game?game=7"
          onClick={(event) => {
            event.preventDefault()
            onOpen()
          }}
        />
      }
      action={
        <FavouriteButton label="Favourite: Lucky Reef" pressed={false} onPressedChange={() => {}} />
      }
    />,
  )
}

describe('Tile', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    onOpen.mockReset()
  })
  afterEach(() => void vi.useRealTimers())

  it('is one link named by the game, with the heart beside it', () => {
    renderTile()
    const link = screen.getByRole('link', { name: 'Lucky Reef' })
    expect(link.getAttribute('href')).toBe('/game?game=7')
    expect(link.contains(screen.getByRole('button'))).toBe(false)
  })

  it('shows the dominant colour while the cover loads', () => {
    const { container } = renderTile()
    expect(container.querySelector('img')?.getAttribute('style')).toContain('#123456')
  })

  it('shows the heart on a long press, and does not open the game with it', () => {
    renderTile()
    const link = screen.getByRole('link')
    fireEvent.pointerDown(link, { pointerType: 'touch' })
    act(() => void vi.advanceTimersByTime(longPress))
    fireEvent.pointerUp(link)
    fireEvent.click(link)
    expect(screen.getByRole('article').hasAttribute('data-revealed')).toBe(true)
    expect(onOpen).not.toHaveBeenCalled()
  })

  it('opens the game on a tap and not when the finger scrolled', () => {
    renderTile()
    const link = screen.getByRole('link')
    fireEvent.pointerDown(link, { pointerType: 'touch' })
    fireEvent.pointerMove(link, { pointerType: 'touch', clientY: 40 })
    act(() => void vi.advanceTimersByTime(longPress))
    expect(screen.getByRole('article').hasAttribute('data-revealed')).toBe(false)
    fireEvent.click(link)
    expect(onOpen).toHaveBeenCalledOnce()
  })
})
