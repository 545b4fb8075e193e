import { Menu as Base } from '@base-ui/react/menu'
import type { ReactElement, ReactNode } from 'react'
import { classNames } from '../classNames.ts'
import { Icon } from '../media/Icon.tsx'
import type { IconName } from '../media/iconNames.ts'
import * as css from './Menu.css.ts'

export interface MenuItemProps {
  icon?: IconName
  /** After the words, such as a badge. */
  end?: ReactNode
  tone?: keyof typeof css.tone
  disabled?: boolean
  onSelect?: () => void
  /** The element to be: `render={<Link to="/account" />}`. */
  render?: ReactElement
  children: ReactNode
}

/** One line of a menu: an action or, with `render`, a link. */
export function MenuItem({
  icon,
  end,
  tone = 'plain',
  disabled,
  onSelect,
  render,
  children,
}: MenuItemProps) {
  const className = classNames(css.item, css.tone[tone])
  const content = (
    <>
      {icon && <Icon name={icon} />}
      <span className={css.words}>{children}</span>
      {end}
    </>
  )
  return render ? (
    <Base.LinkItem closeOnClick render={render} onClick={onSelect} className={className}>
      {content}
    </Base.LinkItem>
  ) : (
    <Base.Item disabled={disabled} onClick={onSelect} className={className}>
      {content}
    </Base.Item>
  )
}

/** Lines that belong together, under a title. */
export function MenuGroup({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Base.Group>
      <Base.GroupLabel className={css.group}>{label}</Base.GroupLabel>
      {children}
    </Base.Group>
  )
}

/** A hairline between groups. */
export function MenuSeparator() {
  return <Base.Separator className={css.separator} />
}
