import type { ThemeTokens } from '@marquee/theme'
import { dress, dressIn, sheetOf } from './dress.ts'

/** Dresses the page, and those of the wall within it, which the panel does not reach by itself. */
export function dressAll(drafts: readonly ThemeTokens[], page: Document = document): void {
  dress(drafts, page)
  for (const { contentDocument } of page.querySelectorAll<HTMLIFrameElement>(
    'iframe[data-wall-page]',
  ))
    if (contentDocument?.head) dress(drafts, contentDocument)
}

/** Begins a page of the wall with the drafts that the page around it wears. */
export function dressAsAround(page: Document = document): void {
  const frame = page.defaultView?.frameElement
  const worn = frame?.hasAttribute('data-wall-page') && sheetOf(frame.ownerDocument)?.textContent
  if (worn) dressIn(worn, page)
}
