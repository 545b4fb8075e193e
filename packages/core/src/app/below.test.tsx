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

it('lays out what lies below section by section, and the whole document from then on', () => {
  vi.stubGlobal('requestIdleCallback', (run: () => void) => setTimeout(run, 10))
  const sections = renderSections()
  showBelow()
  vi.advanceTimersByTime(2_010)
  expect(shown(sections)).toEqual(['', 'visible', ''])
  vi.advanceTimersByTime(10)
  expect(shown(sections)).toEqual(['', 'visible', 'visible'])
  expect(root.hasAttribute('data-below')).toBe(true)
  vi.advanceTimersByTime(10)
  expect(root.hasAttribute('data-below')).toBe(false)
  vi.unstubAllGlobals()
})

it('stops when it is called off', () => {
  const sections = renderSections()
  showBelow()()
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
