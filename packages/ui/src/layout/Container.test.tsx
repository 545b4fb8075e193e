// @vitest-environment happy-dom
import { act, render } from '@testing-library/react'
import { lazy, type ReactNode, Suspense } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Sections } from './Container.tsx'

/** A screen on which only the first part of a page is in sight. */
class FirstInSight {
  readonly #tell: IntersectionObserverCallback
  constructor(tell: IntersectionObserverCallback) {
    this.#tell = tell
  }
  observe(target: Element) {
    const isIntersecting = target === target.parentElement?.firstElementChild
    const entry = { target, isIntersecting } as unknown as IntersectionObserverEntry
    queueMicrotask(() => this.#tell([entry], this as never))
  }
  unobserve() {}
  disconnect() {}
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('IntersectionObserver', FirstInSight)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const unseen = (container: Element) =>
  [...container.querySelectorAll('p')].map((part) => part.hasAttribute('data-unseen'))

it('marks the sections that nobody sees, those that come later too', async () => {
  const page = (count: number) => (
    <Sections>
      {Array.from({ length: count }, (_, index) => (
        <p key={index}>{index}</p>
      ))}
    </Sections>
  )
  const { container, rerender } = render(page(2))
  await act(async () => {})
  expect(unseen(container)).toEqual([false, true])
  rerender(page(3))
  await act(() => vi.advanceTimersByTimeAsync(10))
  expect(unseen(container)).toEqual([false, true, true])
})

it('leaves a section as the server rendered it until it has been taken over', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue(undefined)
  const { promise, resolve } = Promise.withResolvers<{ default: () => ReactNode }>()
  const Part = () => <p>second</p>
  const Late = lazy(() => promise)
  const page = (second: ReactNode) => (
    <Sections>
      <p>first</p>
      <Suspense fallback={null}>{second}</Suspense>
    </Sections>
  )
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(page(<Part />))
  await act(async () => {
    render(page(<Late />), { container, hydrate: true })
  })
  expect(unseen(container)).toEqual([false, false])
  await act(async () => resolve({ default: Part }))
  await act(() => vi.advanceTimersByTimeAsync(500))
  expect(unseen(container)).toEqual([false, true])
  expect(log).not.toHaveBeenCalled()
})
