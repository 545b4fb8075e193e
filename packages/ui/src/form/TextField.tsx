import type { InputHTMLAttributes, ReactNode, Ref, TextareaHTMLAttributes } from 'react'
import { classNames } from '../classNames.ts'
import * as css from './Field.css.ts'
import { Field, type FieldTexts } from './Field.tsx'

export interface TextFieldProps extends FieldTexts, InputHTMLAttributes<HTMLInputElement> {
  /** Before and after what is typed: an icon, a unit. */
  start?: ReactNode
  end?: ReactNode
  ref?: Ref<HTMLInputElement>
}

/** One line of text; `ref` and the rest go to the native input, as form libraries expect. */
export function TextField({
  label,
  hint,
  error,
  optionalLabel,
  start,
  end,
  id,
  className,
  ...rest
}: TextFieldProps) {
  return (
    <Field {...{ label, hint, error, optionalLabel, id, className }}>
      {(control) => (
        <span className={css.well}>
          {start && <span className={css.aside}>{start}</span>}
          <input type="text" {...rest} {...control} className={css.control} />
          {end && <span className={css.aside}>{end}</span>}
        </span>
      )}
    </Field>
  )
}

export interface TextAreaProps extends FieldTexts, TextareaHTMLAttributes<HTMLTextAreaElement> {
  ref?: Ref<HTMLTextAreaElement>
}

/** Several lines of text. */
export function TextArea({
  label,
  hint,
  error,
  optionalLabel,
  id,
  className,
  ...rest
}: TextAreaProps) {
  return (
    <Field {...{ label, hint, error, optionalLabel, id, className }}>
      {(control) => (
        <span className={css.well}>
          <textarea {...rest} {...control} className={classNames(css.control, css.multiline)} />
        </span>
      )}
    </Field>
  )
}
