// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react'
import { type ChangeEvent, useState } from 'react'
import { describe, expect, it } from 'vitest'
import { useMask } from './useMask.ts'

function Field() {
  const [value, setValue] = useState('')
  const masked = useMask('(###) ###-####')
  return (
    <>
      <input
        aria-label="Phone"
        {...masked({
          value,
          onChange: (event: ChangeEvent<HTMLInputElement>) => setValue(event.target.value),
        })}
      />
      <output>{value}</output>
    </>
  )
}

const phone = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Phone' })

describe('useMask', () => {
  it('hands the field what the mask wrote', () => {
    render(<Field />)
    fireEvent.change(phone(), { target: { value: '415555x0132' } })
    expect(phone().value).toBe('(415) 555-0132')
    expect(screen.getByRole('status').textContent).toBe('(415) 555-0132')
  })
  it('keeps the caret where a digit was put in the middle', () => {
    render(<Field />)
    fireEvent.change(phone(), { target: { value: '(415) 555' } })
    const input = phone()
    const type = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')
    type?.set?.call(input, '(4915) 555')
    input.setSelectionRange(3, 3)
    fireEvent.input(input)
    expect(input.value).toBe('(491) 555-5')
    expect(input.selectionStart).toBe(3)
  })
})
