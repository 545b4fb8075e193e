import { vars } from '@marquee/theme'
import { afterEach, expect, it } from 'vitest'
import * as css from './DayPath.css.ts'

afterEach(() => document.body.replaceChildren())

const isOver = (one: DOMRect, other: DOMRect): boolean =>
  one.left < other.right &&
  other.left < one.right &&
  one.top < other.bottom &&
  other.top < one.bottom

it.each(Object.values(css.formOf))(
  'the tick of a day that was claimed stands on no sum: %s',
  (form) => {
    document.body.innerHTML = `<ol class="${css.path}" data-form="${form}" style="inline-size: 350px">
    <li class="${css.day}" data-state="claimed">
      <span class="${css.label}">Day 1</span><b>777,777,777</b><span class="${css.tick}"></span>
    </li>
  </ol>`
    const boxOf = (selector: string) => document.querySelector(selector)!.getBoundingClientRect()
    expect(isOver(boxOf(`.${css.tick.split(' ')[0]}`), boxOf('b'))).toBe(false)
    expect(isOver(boxOf(`.${css.tick.split(' ')[0]}`), boxOf(`.${css.label.split(' ')[0]}`))).toBe(
      false,
    )
  },
)

it.each(Object.values(css.formOf))(
  'today wears the texture of raised things where its outline is theirs: %s',
  (form) => {
    const texture = vars.texture.raised.replace(/^var\((--[\w-]+).*$/, '$1')
    document.body.innerHTML = `<ol class="${css.path}" data-form="${form}" style="${texture}: linear-gradient(red, blue)">
    <li class="${css.day}" data-state="today"></li>
  </ol>`
    const { backgroundImage } = getComputedStyle(document.querySelector('li')!, '::before')
    expect(backgroundImage === 'none').toBe(form === 'tickets')
  },
)
