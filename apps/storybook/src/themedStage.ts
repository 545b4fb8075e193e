import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { afterAll } from 'vitest'

/** A place on the page for the tests of a group, which shows something in one theme after another. */
export function themedStage(): {
  show: (content: ReactNode) => void
  /** Puts the page in a theme. */
  wear: (theme: string) => void
} {
  const host = document.createElement('div')
  document.body.append(host)
  const root = createRoot(host)
  afterAll(() => {
    root.unmount()
    host.remove()
    delete document.documentElement.dataset['theme']
  })
  return {
    show: (content) => flushSync(() => root.render(content)),
    wear(theme) {
      document.documentElement.dataset['theme'] = theme
    },
  }
}
