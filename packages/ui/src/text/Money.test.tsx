// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Money } from './Money.tsx'

const figure = (container: HTMLElement) => container.querySelector('[aria-hidden]')?.textContent

describe('Money', () => {
  beforeEach(() =>
    vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'performance'] }),
  )
  afterEach(() => {
    vi.useRealTimers()
    delete document.documentElement.dataset['motion']
  })

  it('counts to a new amount and is there after 600 ms', () => {
    const { container, rerender } = render(<Money amount={1_000n} unit="coins" animated />)
    rerender(<Money amount={2_000n} unit="coins" animated />)
    expect(figure(container)).toBe('1,000')
    act(() => void vi.advanceTimersByTime(300))
    const half = Number(figure(container)?.replace(',', ''))
    expect(half).toBeGreaterThan(1_000)
    expect(half).toBeLessThan(2_000)
    act(() => void vi.advanceTimersByTime(332))
    expect(figure(container)).toBe('2,000')
  })

  it('jumps when the player asked for stillness', () => {
    document.documentElement.dataset['motion'] = 'reduced'
    const { container, rerender } = render(<Money amount={1_000n} unit="coins" animated />)
    rerender(<Money amount={2_000n} unit="coins" animated />)
    expect(figure(container)).toBe('2,000')
  })

  it('says the final amount with its unit, not the figures on the way', () => {
    const { rerender } = render(
      <Money amount={100n} unit="entries" unitLabel="entries" animated announced />,
    )
    rerender(<Money amount={250n} unit="entries" unitLabel="entries" animated announced />)
    expect(screen.getByRole('status').textContent).toBe('2.50 entries')
  })
})
