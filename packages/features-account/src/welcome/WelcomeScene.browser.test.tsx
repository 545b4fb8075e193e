import { expect, it } from 'vitest'
import * as css from './WelcomeScene.css.ts'

/** Where both balances of the gift begin in a dialog that leaves them this width, in px. */
function placesIn(width: number): { left: number; top: number }[] {
  const one = `<button class="${css.balance}">10,000</button>`
  document.body.innerHTML = `<div style="inline-size: ${width}px">
    <div class="${css.balances}" data-form="cards">${one}${one}</div></div>`
  return [...document.querySelectorAll('button')].map((button) => button.getBoundingClientRect())
}

it.each([
  [342, 'beside each other on a phone of 390 px', false],
  [272, 'one below the other on one of 320 px, where their sums would cross their edges', true],
])('the balances of the gift > in %s px stand %s', (width, _, isColumn) => {
  const [coins, entries] = placesIn(width)
  expect(entries!.top > coins!.top).toBe(isColumn)
  expect(entries!.left > coins!.left).toBe(!isColumn)
})
