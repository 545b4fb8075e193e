import { Sections } from '@marquee/ui'
import { render } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { keepPlace, showBelow } from './below.ts'

const root = document.documentElement
const visitOf = (type: string) =>
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type } as never])

beforeEach(() => {
  vi.useFakeTimers()
  root.setAttribute('data-below', 'later')
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  root.removeAttribute('data-below')
})

const renderSections = () =>
  render(
    <Sections>
      <p>one</p>
      <p>two</p>
      <p>three</p>
    </Sections>,
  ).container.querySelectorAll('p')
const shown = (sections: Iterable<HTMLElement>) =>
  [...sections].map(({ style }) => style.contentVisibility)

/** A router of which somebody hears that the next page is about to stand there. */
function makeRouter() {
  const hearing = new Set<(event: { pathChanged: boolean }) => void>()
  return {
    hearing,
    go: (pathChanged: boolean) => hearing.forEach((hear) => hear({ pathChanged })),
    subscribe(_: string, hear: (event: never) => void) {
      hearing.add(hear as (event: { pathChanged: boolean }) => void)
      return () => hearing.delete(hear as (event: { pathChanged: boolean }) => void)
    },
  }
}

it('lays out what lies below section by section, and the next page as a whole', () => {
  vi.stubGlobal('requestIdleCallback', (run: () => void) => setTimeout(run, 10))
  const sections = renderSections()
  const router = makeRouter()
  showBelow(router)
  vi.advanceTimersByTime(2_010)
  expect(shown(sections)).toEqual(['', 'visible', ''])
  vi.advanceTimersByTime(10)
  expect(shown(sections)).toEqual(['', 'visible', 'visible'])
  vi.advanceTimersByTime(10)
  router.go(false)
  expect(root.hasAttribute('data-below')).toBe(true)
  router.go(true)
  expect(root.hasAttribute('data-below')).toBe(false)
  vi.unstubAllGlobals()
})

it('stops when it is called off', () => {
  const sections = renderSections()
  const router = makeRouter()
  showBelow(router)()
  expect(router.hearing.size).toBe(0)
  vi.advanceTimersByTime(10_000)
  expect(shown(sections)).toEqual(['', '', ''])
})

it.each([
  ['navigate', true],
  ['reload', false],
  ['back_forward', false],
])('waits with what lies below where the visit is a %s: %s', (type, waits) => {
  visitOf(type)
  keepPlace()
  expect(root.hasAttribute('data-below')).toBe(waits)
})
