import { cleanup } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, vi } from 'vitest'

afterEach(cleanup)

let origin = ''
beforeAll(() => {
  origin = window.location.origin
})

// Files share a worker: each leaves the window as it found it, and what it asked for has come.
afterAll(async () => {
  vi.useRealTimers()
  await vi.dynamicImportSettled()
  if (window.location.origin !== origin)
    throw new Error(
      `A test of this file took the window to ${window.location.href}, and every file after it stays there. Keep the link from being followed, such as by mocking the click that saves a file.`,
    )
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  document.body.replaceChildren()
  document.body.removeAttribute('style')
  localStorage.clear()
  sessionStorage.clear()
  window.history.replaceState(null, '', '/')
})
