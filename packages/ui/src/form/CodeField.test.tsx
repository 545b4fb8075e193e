// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { CodeField } from './CodeField.tsx'

function Code({ onComplete }: { onComplete: (value: string) => void }) {
  const [value, setValue] = useState('')
  return (
    <CodeField
      label="Code"
      error="Wrong"
      length={6}
      value={value}
      onValueChange={setValue}
      onComplete={onComplete}
      digitLabel={(digit) => `Digit ${digit}`}
    />
  )
}

describe('CodeField', () => {
  it('takes a pasted code at once and says when it is whole', () => {
    const onComplete = vi.fn()
    render(<Code onComplete={onComplete} />)
    fireEvent.paste(screen.getByRole('textbox', { name: 'Code' }), {
      clipboardData: { getData: () => '123 456' },
    })
    expect(onComplete).toHaveBeenCalledWith('123456')
    expect(screen.getByLabelText<HTMLInputElement>('Digit 6').value).toBe('6')
  })

  it('asks phones for the code of a message, and says what is wrong at each place', () => {
    render(<Code onComplete={() => {}} />)
    const first = screen.getByRole('textbox', { name: 'Code' })
    expect(first.getAttribute('autocomplete')).toBe('one-time-code')
    expect(first.getAttribute('inputmode')).toBe('numeric')
    const described = document.getElementById(first.getAttribute('aria-describedby') ?? '')
    expect(described?.textContent).toBe('Wrong')
  })
})
