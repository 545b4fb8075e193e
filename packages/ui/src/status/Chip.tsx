import type { ReactElement, ReactNode } from 'react'
import { classNames } from '../classNames.ts'
import { Icon } from '../media/Icon.tsx'
import { renderAs } from '../renderAs.ts'
import * as css from './Chip.css.ts'

interface ChipBase {
  children: ReactNode
  /** Before the words; usually an `Icon` of size sm. */
  start?: ReactNode
  className?: string
}

export type ChipProps = ChipBase &
  (
    | { onRemove: () => void; removeLabel: string; selected?: boolean }
    | { onPressedChange: (selected: boolean) => void; selected: boolean }
    | { render: ReactElement; selected?: boolean }
    | { selected?: boolean }
  )

/** A small fact: plain, a removable filter, a toggle, or a link through `render`. */
export function Chip(props: ChipProps) {
  const { children, start, className, selected = false } = props
  const look = (kind: 'still' | 'pressable' | 'removable') =>
    classNames(
      css.chip,
      selected && css.selected,
      kind === 'pressable' && css.pressable,
      kind === 'removable' && css.removable,
      className,
    )
  if ('onRemove' in props) {
    return (
      <span className={look('removable')}>
        {start}
        {children}
        <button
          type="button"
          aria-label={props.removeLabel}
          onClick={props.onRemove}
          className={css.remove}
        >
          <Icon name="close" size="sm" />
        </button>
      </span>
    )
  }
  if ('onPressedChange' in props) {
    return (
      <button
        type="button"
        aria-pressed={selected}
        onClick={() => props.onPressedChange(!selected)}
        className={look('pressable')}
      >
        {start}
        {children}
      </button>
    )
  }
  const content = (
    <>
      {start}
      {children}
    </>
  )
  if ('render' in props) {
    return renderAs(props.render, 'a', { className: look('pressable'), children: content })
  }
  return <span className={look('still')}>{content}</span>
}
