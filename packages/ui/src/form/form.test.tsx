// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { Checkbox } from './Checkbox.tsx'
import { PasswordField } from './PasswordField.tsx'
import { RadioGroup } from './RadioGroup.tsx'
import { Switch } from './Switch.tsx'
import { TextField } from './TextField.tsx'

const describedBy = (element: HTMLElement) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)

describe('TextField', () => {
  it('ties label, error and hint to the input, the error first', () => {
    render(<TextField label="E-mail" hint="We write rarely" error="Add the part after @" />)
    const input = screen.getByRole('textbox', { name: 'E-mail' })
    expect(describedBy(input)).toEqual(['Add the part after @', 'We write rarely'])
    expect(input.getAttribute('aria-invalid')).toBe('true')
  })

  it('hands its ref to the native input', () => {
    const ref = vi.fn()
    render(<TextField label="Name" ref={ref} name="name" />)
    expect(ref).toHaveBeenCalledWith(screen.getByRole('textbox'))
  })
})

describe('PasswordField', () => {
  it('shows what was typed and hides it again', () => {
    render(<PasswordField label="Password" showLabel="Show" hideLabel="Hide" />)
    const input = screen.getByLabelText('Password')
    expect(input.getAttribute('type')).toBe('password')
    fireEvent.click(screen.getByRole('button', { name: 'Show' }))
    expect(input.getAttribute('type')).toBe('text')
    fireEvent.click(screen.getByRole('button', { name: 'Hide' }))
    expect(input.getAttribute('type')).toBe('password')
  })
})

describe('Checkbox, Switch and RadioGroup', () => {
  it('are named by their labels and described by their hints', () => {
    render(
      <>
        <Checkbox label="I am 18 or older" error="Confirm your age" />
        <Switch label="Sound" hint="Reels and wins" />
      </>,
    )
    const checkbox = screen.getByRole('checkbox', { name: 'I am 18 or older' })
    expect(describedBy(checkbox)).toEqual(['Confirm your age'])
    expect(describedBy(screen.getByRole('switch', { name: 'Sound' }))).toEqual(['Reels and wins'])
  })

  it('says which radio was chosen', () => {
    const onValueChange = vi.fn()
    render(
      <RadioGroup
        legend="Play with"
        value="coins"
        onValueChange={onValueChange}
        options={[
          { value: 'coins', label: 'Coins' },
          { value: 'entries', label: 'Entries' },
        ]}
      />,
    )
    fireEvent.click(screen.getByRole('radio', { name: 'Entries' }))
    expect(onValueChange).toHaveBeenCalledWith('entries')
    expect(screen.getByRole('group', { name: 'Play with' })).toBeDefined()
  })
})
