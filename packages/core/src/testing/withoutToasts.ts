import { beforeEach, vi } from 'vitest'
import { shownToasts } from './shownToasts.ts'

// A toast is fetched, waits for its like and outlives the test that raised it: it would stand on the
// page of the next file of its worker. The toaster's own tests run without this.
vi.mock('../toasts/toaster.tsx', async () => {
  const { shownToasts: shown } = await import('./shownToasts.ts')
  return {
    show: (message: (typeof shown)[number]) => {
      shown.push(message)
      return { update() {}, close() {} }
    },
  }
})

beforeEach(() => {
  shownToasts.length = 0
})
