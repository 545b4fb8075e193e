import { act } from '@testing-library/react'
import { vi } from 'vitest'

/** Lets time pass in twenty steps: what a timer changes is rendered at the end of a step. */
export async function pass(ms: number): Promise<void> {
  const step = Math.max(1, Math.ceil(ms / 20))
  for (let left = ms; left > 0; left -= step)
    await act(() => vi.advanceTimersByTimeAsync(Math.min(step, left)))
}

export const toasts = (): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>('[data-testid="toast"]'),
]
export const toastTextsShown = (): string[] =>
  toasts().map((toast) => toast.querySelector('div')?.textContent ?? '')

/** Closes whatever is left, to its end; what other tests of this worker left, too. */
export async function clearToasts(): Promise<void> {
  // The cross, or the word that stands in its place, comes last.
  for (const toast of toasts()) [...toast.querySelectorAll('button')].at(-1)?.click()
  await pass(2000)
}
