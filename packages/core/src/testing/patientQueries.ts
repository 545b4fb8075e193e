import { configure, getConfig, prettyDOM } from '@testing-library/react'

/** Whether a query only looks whether something has come, and looks again; its types leave it out. */
const looksAgain = (): boolean =>
  Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true

// A query that waits is asked twenty times a second and fails until it succeeds. The whole page was
// written out for each of these failures, which nobody reads: it stands in the one that ends the wait.
configure({
  // A crowded machine stands still for longer than the second that is usual.
  asyncUtilTimeout: 20_000,
  getElementError(message, container) {
    const page = looksAgain() ? [] : [prettyDOM(container)]
    const error = new Error([message, ...page].filter(Boolean).join('\n\n'))
    error.name = 'TestingLibraryElementError'
    return error
  },
})
