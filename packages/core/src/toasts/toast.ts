import type { ReactNode } from 'react'

/** TOAST-07. */
export type ToastType = 'info' | 'success' | 'warning' | 'error' | 'default'
/** `auto` follows the page's mode and theme (TOAST-08). */
export type ToastTheme = 'light' | 'dark' | 'colored' | 'auto'
/** How a toast comes and goes (TOAST-09). */
export type ToastTransition = 'bounce' | 'slide' | 'flip' | 'zoom' | 'none'
/** TOAST-03, TOAST-04. */
export type ToastPosition =
  | 'top-left'
  | 'top-center'
  | 'top-right'
  | 'bottom-left'
  | 'bottom-center'
  | 'bottom-right'

/** A button of a toast; pressing it closes the toast too. */
export interface ToastAction {
  label: string
  onSelect: () => void
}

export interface ToastMessage {
  /** What happened: it decides colour and icon (TOAST-07). */
  type: ToastType
  /** One sentence, or two short ones. */
  text: ReactNode
  /** ms until it closes by itself; false for never. 5000 otherwise (TOAST-01). */
  autoClose?: number | false
  /** Hides the bar that shows how long the toast stays. */
  hideProgress?: boolean
  /** 0..1: the bar shows this instead of time, and the toast closes at 1 (TOAST-10). */
  progress?: number
  /** `top-right` otherwise (TOAST-03). */
  position?: ToastPosition
  /** `auto` otherwise: as the page (TOAST-08). */
  theme?: ToastTheme
  /** `slide` otherwise (TOAST-09). */
  transition?: ToastTransition
  /** One way on, as a button. */
  action?: ToastAction
  /** A second action in place of the cross: in words, for what should not be closed by the way. */
  dismiss?: ToastAction
}

/** A toast that is shown or about to be. */
export interface ToastHandle {
  /** Changes what it says or how far it is. */
  update(change: Partial<ToastMessage>): void
  close(): void
}

/** TOAST-01. */
export const defaultAutoClose = 5000

/** For what needs a word in passing: 3000 ms, no bar (TOAST-02): `toast({ ...brief, type, text })`. */
export const brief = { autoClose: 3000, hideProgress: true } as const

/**
 * Shows a toast. The toaster is fetched with the first one, never with the page. The same message
 * again within 50 ms is the same toast (TOAST-06).
 */
export async function toast(message: ToastMessage): Promise<ToastHandle> {
  const { show } = await import('./toaster.tsx')
  return show(message)
}
