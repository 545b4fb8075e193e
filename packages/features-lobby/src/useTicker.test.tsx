import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { nextStop, tickerMoves, tickerPause, useTicker } from './useTicker.ts'

const calm = { paused: false, attended: false, still: false, hidden: false }

it.each(['paused', 'attended', 'still', 'hidden'] as const)('rests while it is %s', (reason) => {
  expect(tickerMoves(calm)).toBe(true)
  expect(tickerMoves({ ...calm, [reason]: true })).toBe(false)
})

it('goes on by one stop, to the end, and begins anew', () => {
  expect(nextStop(0, 280, 700)).toBe(280)
  expect(nextStop(560, 280, 700)).toBe(700)
  expect(nextStop(700, 280, 700)).toBe(0)
  expect(nextStop(0, 280, 0)).toBe(0)
})

describe('a strip of winners', () => {
  const scrollTo = vi.fn()
  beforeEach(() => {
    vi.useFakeTimers()
    scrollTo.mockClear()
    vi.stubGlobal('matchMedia', () => ({ matches: false }))
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  function Strip() {
    const { track, paused, toggle, attention } = useTicker(2)
    return (
      <div {...attention} data-testid="strip">
        <button type="button" onClick={toggle}>
          {paused ? 'Resume' : 'Pause'}
        </button>
        <ul
          ref={(list) => {
            if (list) list.scrollTo = scrollTo
            track.current = list
          }}
        >
          <li>One</li>
          <li>Two</li>
        </ul>
      </div>
    )
  }
  const wait = () =>
    act(() => {
      vi.advanceTimersByTime(tickerPause)
    })

  it('HOME-07 moves on by itself, rests when paused, and moves on when resumed', () => {
    render(<Strip />)
    wait()
    expect(scrollTo).toHaveBeenCalledTimes(1)
    fireEvent.click(screen.getByRole('button', { name: 'Pause' }))
    wait()
    wait()
    expect(scrollTo).toHaveBeenCalledTimes(1)
    fireEvent.click(screen.getByRole('button', { name: 'Resume' }))
    wait()
    expect(scrollTo).toHaveBeenCalledTimes(2)
  })

  it('rests under a pointer', () => {
    render(<Strip />)
    fireEvent.pointerEnter(screen.getByTestId('strip'))
    wait()
    expect(scrollTo).not.toHaveBeenCalled()
    fireEvent.pointerLeave(screen.getByTestId('strip'))
    wait()
    expect(scrollTo).toHaveBeenCalledTimes(1)
  })
})
