import { useId, type InputHTMLAttributes, type ReactNode, type Ref } from 'react'
import { classNames } from '../classNames.ts'
import * as css from './Choice.css.ts'
import { FieldError } from './Field.tsx'

export interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  label: ReactNode
  hint?: ReactNode
  error?: ReactNode
  ref?: Ref<HTMLInputElement>
}

/** Yes or no to a sentence; the sentence is part of the target. */
export function Checkbox({ label, hint, error, className, ...rest }: CheckboxProps) {
  const id = useId()
  return (
    <div className={className}>
      <label className={css.choice}>
        <input
          {...rest}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={
            classNames(error ? `${id}-error` : null, hint ? `${id}-hint` : null) || undefined
          }
          className={css.checkbox}
        />
        <span className={css.words}>
          <span>{label}</span>
          {hint && (
            <span id={`${id}-hint`} className={css.hint}>
              {hint}
            </span>
          )}
        </span>
      </label>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  )
}
