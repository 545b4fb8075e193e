import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { collectSettles, CollectButton } from './CollectButton.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

it('takes no press by a pointer that was meant for what stood there before, and then each', () => {
  render(<CollectButton>Collect</CollectButton>)
  const { style } = screen.getByRole('button')
  expect(style.pointerEvents).toBe('none')
  act(() => void vi.advanceTimersByTime(collectSettles - 1))
  expect(style.pointerEvents).toBe('none')
  act(() => void vi.advanceTimersByTime(1))
  expect(style.pointerEvents).toBe('')
})

it('answers the keyboard at once', () => {
  const collect = vi.fn()
  render(<CollectButton onClick={collect}>Collect</CollectButton>)
  // What Enter and Space bring about.
  fireEvent.click(screen.getByRole('button'))
  expect(collect).toHaveBeenCalledOnce()
})
