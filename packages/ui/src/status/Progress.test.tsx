// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Progress } from './Progress.tsx'

const now = () => screen.getByRole('progressbar').getAttribute('aria-valuenow')

describe('Progress', () => {
  it('says a share of its maximum and stays within 0 and 100', () => {
    const { rerender } = render(<Progress label="Quest" value={3} max={12} />)
    expect(now()).toBe('25')
    rerender(<Progress label="Quest" value={30} max={12} />)
    expect(now()).toBe('100')
    rerender(<Progress label="Quest" value={-3} max={12} />)
    expect(now()).toBe('0')
  })

  it('says no value when nobody knows it', () => {
    render(<Progress label="Loading" />)
    expect(now()).toBeNull()
  })
})
