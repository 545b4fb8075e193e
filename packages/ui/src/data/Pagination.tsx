import type { ReactElement, ReactNode } from 'react'
import { Icon } from '../media/Icon.tsx'
import type { IconName } from '../media/iconNames.ts'
import { renderAs } from '../renderAs.ts'
import * as css from './Pagination.css.ts'
import { pageWindow } from './pageWindow.ts'

export interface PaginationProps {
  label: string
  previousLabel: string
  nextLabel: string
  /** 'Page 3', spoken. */
  pageLabel: (page: number) => string
  /** Counted from 1. */
  page: number
  pageCount: number
  onPageChange?: (page: number) => void
  /** Pages as links, so that they can be opened, shared and crawled. */
  renderPage?: (page: number) => ReactElement
}

/** The pages of a list. */
export function Pagination({
  label,
  previousLabel,
  nextLabel,
  pageLabel,
  page,
  pageCount,
  onPageChange,
  renderPage,
}: PaginationProps) {
  if (pageCount <= 1) return null
  const entry = (target: number, name: string, children: ReactNode) => {
    const inside = target >= 1 && target <= pageCount
    return renderAs(inside ? renderPage?.(target) : undefined, 'button', {
      ...(inside && renderPage ? {} : { type: 'button', disabled: !inside }),
      className: css.page,
      'aria-label': name,
      'aria-current': target === page ? ('page' as const) : undefined,
      onClick: onPageChange && (() => onPageChange(target)),
      children,
    })
  }
  const step = (target: number, name: string, icon: IconName) =>
    entry(target, name, <Icon name={icon} />)
  return (
    <nav aria-label={label}>
      <ul className={css.list}>
        <li>{step(page - 1, previousLabel, 'chevron-left')}</li>
        {pageWindow(page, pageCount).map((each, index, all) =>
          each === 'gap' ? (
            <li key={`after ${all[index - 1]}`} aria-hidden="true" className={css.gap}>
              &hellip;
            </li>
          ) : (
            <li key={each}>{entry(each, pageLabel(each), each)}</li>
          ),
        )}
        <li>{step(page + 1, nextLabel, 'chevron-right')}</li>
      </ul>
    </nav>
  )
}
