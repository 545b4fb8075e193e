import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, it } from 'vitest'
import { Stack } from './layout/Stack.tsx'
import { Badge } from './status/Badge.tsx'
import { Money } from './text/Money.tsx'

let root: Root
let place: HTMLElement

function show(content: ReactNode): HTMLElement {
  place = document.createElement('div')
  place.style.cssText = 'inline-size: 112px; font: 16px/1.5 sans-serif'
  document.body.append(place)
  root = createRoot(place)
  flushSync(() => root.render(content))
  return place
}
afterEach(() => {
  root.unmount()
  place.remove()
})

/** Where the line of an element's words stands, in px: the lower edge of an empty box among them. */
function baselineOf(element: Element): number {
  const mark = document.createElement('span')
  mark.style.cssText = 'display: inline-block; inline-size: 1px; block-size: 0'
  element.append(mark)
  const { bottom } = mark.getBoundingClientRect()
  mark.remove()
  return bottom
}

it.each(['coins', 'entries', 'usd'] as const)(
  'an amount of %s among words > stands on their line',
  (unit) => {
    const shown = show(
      <p>
        <Money amount={1000n} unit={unit} icon />
      </p>,
    )
    const words = shown.querySelector('p')!
    const figure = shown.querySelector('span[aria-hidden]')!
    expect(Math.abs(baselineOf(figure) - baselineOf(words))).toBeLessThan(0.5)
  },
)

it('a badge in a column > is as wide as its word', () => {
  const shown = show(
    <Stack>
      <p>Name and birthday</p>
      <Badge>OK</Badge>
    </Stack>,
  )
  const badge = shown.querySelector('p + span')!
  expect(badge.getBoundingClientRect().width).toBeLessThan(60)
})
