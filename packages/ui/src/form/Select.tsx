import type { Ref, SelectHTMLAttributes } from 'react'
import { classNames } from '../classNames.ts'
import { Icon } from '../media/Icon.tsx'
import * as field from './Field.css.ts'
import { Field, type FieldTexts } from './Field.tsx'
import * as css from './Select.css.ts'

export interface SelectOption {
  value: string
  label: string
  disabled?: boolean
}

export interface SelectProps
  extends FieldTexts, Omit<SelectHTMLAttributes<HTMLSelectElement>, 'children'> {
  options: readonly SelectOption[]
  /** Shown while nothing is chosen. */
  placeholder?: string
  ref?: Ref<HTMLSelectElement>
}

/** A choice from a list; the native control, because phones have the best one. */
export function Select({
  label,
  hint,
  error,
  optionalLabel,
  options,
  placeholder,
  id,
  className,
  ...rest
}: SelectProps) {
  return (
    <Field {...{ label, hint, error, optionalLabel, id, className }}>
      {(control) => (
        <span className={classNames(field.well, css.holder)}>
          <select {...rest} {...control} className={classNames(field.control, css.select)}>
            {placeholder !== undefined && (
              <option value="" className={css.option}>
                {placeholder}
              </option>
            )}
            {options.map(({ value, label: text, disabled }) => (
              <option key={value} value={value} disabled={disabled} className={css.option}>
                {text}
              </option>
            ))}
          </select>
          <Icon name="chevron-down" size="text" className={css.arrow} />
        </span>
      )}
    </Field>
  )
}
