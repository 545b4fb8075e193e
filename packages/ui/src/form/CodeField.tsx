import { OTPField } from '@base-ui/react/otp-field'
import { useEffect, useRef } from 'react'
import * as css from './CodeField.css.ts'
import { Field, type FieldTexts } from './Field.tsx'

export interface CodeFieldProps extends FieldTexts {
  id?: string
  name?: string
  /** How many digits. */
  length: number
  value: string
  onValueChange: (value: string) => void
  /** The last digit was written, or a whole code pasted. */
  onComplete?: (value: string) => void
  /** Spoken for each place after the first: 'Digit 2 of 6'. */
  digitLabel: (digit: number) => string
  disabled?: boolean
  /** Stands in place of what had the focus, and takes it over. */
  takesFocus?: boolean
}

/** Focuses the first place when it comes, and again when a check that took the focus away is over. */
function useFirstFocus(takesFocus: boolean, disabled: boolean) {
  const first = useRef<HTMLInputElement>(null)
  const hasComeOnce = useRef(false)
  useEffect(() => {
    if (!takesFocus || disabled) return
    const { activeElement, body } = document
    const isHere = first.current?.parentElement?.contains(activeElement) === true
    // Somebody who has gone elsewhere meanwhile is left there.
    if (!hasComeOnce.current || isHere || activeElement === body || activeElement === null)
      first.current?.focus()
    hasComeOnce.current = true
  }, [takesFocus, disabled])
  return first
}

/** A code of digits from a message, a place for each; phones offer it from the message itself. */
export function CodeField({
  label,
  hint,
  error,
  optionalLabel,
  id,
  name,
  length,
  value,
  onValueChange,
  onComplete,
  digitLabel,
  disabled = false,
  takesFocus = false,
}: CodeFieldProps) {
  const first = useFirstFocus(takesFocus, disabled)
  return (
    <Field {...{ label, hint, error, optionalLabel, id }}>
      {(control) => (
        <OTPField.Root
          id={control.id}
          name={name}
          length={length}
          value={value}
          disabled={disabled}
          validationType="numeric"
          autoComplete="one-time-code"
          onValueChange={(next) => onValueChange(next)}
          onValueComplete={(whole) => onComplete?.(whole)}
          className={css.places}
        >
          {Array.from({ length }, (_, index) => (
            <OTPField.Input
              key={index}
              ref={index === 0 ? first : undefined}
              // The first place is named by the field's own label.
              aria-label={index === 0 ? undefined : digitLabel(index + 1)}
              aria-describedby={control['aria-describedby']}
              aria-invalid={control['aria-invalid']}
              className={css.place}
            />
          ))}
        </OTPField.Root>
      )}
    </Field>
  )
}
