import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, it } from 'vitest'
import { Button } from './actions/Button.tsx'
import { Inline, Stack } from './layout/Stack.tsx'
import { art, artPlace } from './overlay/Dialog.css.ts'
import './reset.css.ts'
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

/** Where the words of an element begin and end, in px. */
function wordsOf(element: Element): { left: number; right: number } {
  const range = document.createRange()
  range.selectNodeContents(element)
  return range.getBoundingClientRect()
}

it.each(['sm', 'md', 'lg'] as const)(
  'a plain button of size %s below words > begins where they begin, and adds no room at the side',
  (size) => {
    const shown = show(
      <Stack>
        <p>How it works</p>
        <div>
          <Button variant="plain" size={size}>
            Rules
          </Button>
        </div>
      </Stack>,
    )
    const button = shown.querySelector('button')!
    expect(wordsOf(button).left).toBeCloseTo(wordsOf(shown.querySelector('p')!).left, 0)
    expect(shown.scrollWidth).toBeLessThanOrEqual(120)
  },
)

it('a plain button among others > keeps the same room to each, and one over the whole line is in its middle', () => {
  const shown = show(
    <>
      <Inline gap={3}>
        <Button variant="quiet">A</Button>
        <Button variant="plain">B</Button>
        <Button variant="quiet">C</Button>
      </Inline>
      <Button variant="plain" wide>
        Later
      </Button>
    </>,
  )
  place.style.inlineSize = '400px'
  const [before, plain, after, wide] = [...shown.querySelectorAll('button')].map((button) =>
    button.getBoundingClientRect(),
  )
  expect(plain!.left - before!.right).toBeCloseTo(12, 0)
  expect(after!.left - plain!.right).toBeCloseTo(12, 0)
  const { left, width } = shown.getBoundingClientRect()
  expect(wide!.left).toBeCloseTo(left, 0)
  expect(wide!.width).toBeCloseTo(width, 0)
})

it.each([144, 240])(
  'a drawing of %i px in the scene of a dialog > leaves the larger part to who stands in it',
  (size) => {
    const shown = show(
      <div className={`${art} ${artPlace.scene}`}>
        <img src="data:," alt="" width={size} height={size} />
      </div>,
    )
    place.style.inlineSize = '390px'
    const { left } = shown.getBoundingClientRect()
    expect(shown.querySelector('img')!.getBoundingClientRect().right - left).toBeLessThan(
      390 * 0.46,
    )
  },
)
