import { vi } from 'vitest'

// A toast is fetched, waits for its like and outlives the test that raised it: it would stand on the
// page of the next file of its worker. The toaster's own tests run without this.
vi.mock('../toasts/toaster.tsx', () => ({ show: () => ({ update() {}, close() {} }) }))
