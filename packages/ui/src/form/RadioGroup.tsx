import { useId, type ReactNode } from 'react'
import { classNames } from '../classNames.ts'
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx'
import * as css from './Choice.css.ts'
import { FieldError } from './Field.tsx'

export interface RadioOption<Value extends string> {
  value: Value
  label: ReactNode
  hint?: ReactNode
  disabled?: boolean
}

export interface RadioGroupProps<Value extends string> {
  legend: string
  legendHidden?: boolean
  options: readonly RadioOption<Value>[]
  value: Value | undefined
  onValueChange: (value: Value) => void
  error?: ReactNode
  name?: string
  className?: string
}

/** One of a few; arrow keys move within it. */
export function RadioGroup<Value extends string>({
  legend,
  legendHidden,
  options,
  value,
  onValueChange,
  error,
  name,
  className,
}: RadioGroupProps<Value>) {
  const id = useId()
  return (
    <fieldset
      aria-describedby={error ? `${id}-error` : undefined}
      className={classNames(css.group, className)}
    >
      <legend className={css.legend}>
        {legendHidden ? <VisuallyHidden>{legend}</VisuallyHidden> : legend}
      </legend>
      {options.map((option) => (
        <label key={option.value} className={css.choice}>
          <input
            type="radio"
            name={name ?? id}
            value={option.value}
            checked={option.value === value}
            disabled={option.disabled}
            aria-describedby={option.hint ? `${id}-${option.value}` : undefined}
            onChange={() => onValueChange(option.value)}
            className={css.radio}
          />
          <span className={css.words}>
            <span>{option.label}</span>
            {option.hint && (
              <span id={`${id}-${option.value}`} className={css.hint}>
                {option.hint}
              </span>
            )}
          </span>
        </label>
      ))}
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </fieldset>
  )
}
