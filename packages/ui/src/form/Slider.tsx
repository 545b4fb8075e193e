import { useId, type InputHTMLAttributes, type ReactNode, type Ref } from 'react'
import { classNames } from '../classNames.ts'
import * as css from './Slider.css.ts'

export interface SliderProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  label: ReactNode
  /** The value in words, shown beside the label and read out, such as `70%`. */
  valueText: string
  ref?: Ref<HTMLInputElement>
}

/** A value out of a range, at once: where it stands matters more than its digits. */
export function Slider({ label, valueText, className, ...rest }: SliderProps) {
  const id = useId()
  return (
    <label className={classNames(css.line, className)}>
      <span className={css.words}>
        <span id={id}>{label}</span>
        <span aria-hidden="true" className={css.value}>
          {valueText}
        </span>
      </span>
      <input
        {...rest}
        type="range"
        aria-labelledby={id}
        aria-valuetext={valueText}
        className={css.range}
      />
    </label>
  )
}
