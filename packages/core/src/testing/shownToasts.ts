import type { ToastMessage } from '../toasts/toast.ts'

/**
 * What was handed to the toaster since the test began, oldest first; there is no toaster on the page
 * of a test. One list for all files: a mock of `toast` itself reaches only modules that nobody has
 * imported before, and files share a worker.
 */
export const shownToasts: ToastMessage[] = []
