// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { Button } from './Button.tsx'

describe('Button', () => {
  it('does not submit a form unless it is told to', () => {
    render(<Button>Play</Button>)
    expect(screen.getByRole('button', { name: 'Play' }).getAttribute('type')).toBe('button')
  })

  it('ignores presses while busy, stays focusable and keeps its name', () => {
    const onClick = vi.fn()
    const onSubmit = vi.fn((event: { preventDefault(): void }) => event.preventDefault())
    const { rerender } = render(
      <form onSubmit={onSubmit}>
        <Button type="submit" busy onClick={onClick}>
          Claim
        </Button>
      </form>,
    )
    const button = screen.getByRole('button', { name: 'Claim' })
    fireEvent.click(button)
    expect(onClick).not.toHaveBeenCalled()
    expect(onSubmit).not.toHaveBeenCalled()
    expect(button.getAttribute('aria-busy')).toBe('true')
    expect(button.hasAttribute('disabled')).toBe(false)

    rerender(
      <form onSubmit={onSubmit}>
        <Button type="submit" onClick={onClick}>
          Claim
        </Button>
      </form>,
    )
    fireEvent.click(screen.getByRole('button', { name: 'Claim' }))
    expect(onClick).toHaveBeenCalledOnce()
    expect(onSubmit).toHaveBeenCalledOnce()
  })

  it('gives its looks to a link and leaves the link its own props', () => {
    render(<Button render={<a href="/games" className="own" />}>Games</Button>)
    const link = screen.getByRole('link', { name: 'Games' })
    expect(link.getAttribute('href')).toBe('/games')
    expect(link.className).toContain('own')
    expect(link.hasAttribute('type')).toBe(false)
  })
})
