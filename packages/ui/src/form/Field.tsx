import { useId, type ReactNode } from 'react'
import { classNames } from '../classNames.ts'
import { Icon } from '../media/Icon.tsx'
import * as css from './Field.css.ts'

export interface FieldTexts {
  label: ReactNode
  /** What to write, before anything is wrong. */
  hint?: ReactNode
  /** What is wrong and how to mend it. */
  error?: ReactNode
  /** 'optional', after the label of a field that may stay empty. */
  optionalLabel?: string
}

/** What a control takes from its field. */
export interface FieldControl {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

export interface FieldProps extends FieldTexts {
  /** Of the control; made up when left out. */
  id?: string
  className?: string
  children: (control: FieldControl) => ReactNode
}

/** Label, hint and error around any control, tied together for screen readers. */
export function Field({ label, hint, error, optionalLabel, id, className, children }: FieldProps) {
  const made = useId()
  const own = id ?? made
  const hintId = hint ? `${own}-hint` : undefined
  const errorId = error ? `${own}-error` : undefined
  return (
    <div className={classNames(css.field, className)}>
      <label id={`${own}-label`} htmlFor={own} className={css.label}>
        {label}
        {optionalLabel && <span className={css.optional}>{optionalLabel}</span>}
      </label>
      {children({
        id: own,
        'aria-describedby': [errorId, hintId].filter(Boolean).join(' ') || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {hint && (
        <span id={hintId} className={css.hint}>
          {hint}
        </span>
      )}
      <FieldError id={errorId}>{error}</FieldError>
    </div>
  )
}

/** An error's place is always there, so that it is announced when it comes. */
export function FieldError({ id, children }: { id: string | undefined; children: ReactNode }) {
  return (
    <span aria-live="polite">
      {children && (
        <span id={id} className={css.error}>
          <Icon name="error" size="text" />
          <span>{children}</span>
        </span>
      )}
    </span>
  )
}
