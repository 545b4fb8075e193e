// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { Chip } from './Chip.tsx'

describe('Chip', () => {
  it('is removed by a button that says what it removes', () => {
    const onRemove = vi.fn()
    render(
      <Chip onRemove={onRemove} removeLabel="Remove filter Orchard">
        Orchard
      </Chip>,
    )
    fireEvent.click(screen.getByRole('button', { name: 'Remove filter Orchard' }))
    expect(onRemove).toHaveBeenCalledOnce()
  })

  it('says whether it is pressed and asks for the other', () => {
    const onPressedChange = vi.fn()
    render(
      <Chip selected onPressedChange={onPressedChange}>
        Jackpots
      </Chip>,
    )
    const chip = screen.getByRole('button', { name: 'Jackpots', pressed: true })
    fireEvent.click(chip)
    expect(onPressedChange).toHaveBeenCalledWith(false)
  })
})
