import { afterEach, expect, it } from 'vitest'
import * as css from './LastGame.css.ts'

afterEach(() => document.body.replaceChildren())

it.each([
  ['hides beside a form', '<form></form>', 'none'],
  ['hides beside a choice, as at the cash desk', '<input type="radio">', 'none'],
  ['stays beside a search', '<input type="search">', 'grid'],
  ['stays in the lobby', '<p>Games</p>', 'grid'],
])('the last game in the bottom bar > %s', (_what, page, display) => {
  document.body.innerHTML = `<main>${page}</main><nav><a class="${css.entry}">Lantern Tide</a></nav>`
  expect(getComputedStyle(document.querySelector('a')!).display).toBe(display)
})
