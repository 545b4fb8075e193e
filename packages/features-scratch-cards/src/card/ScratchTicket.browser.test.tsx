import { vars } from '@marquee/theme'
import { afterEach, expect, it } from 'vitest'
import * as css from './ScratchTicket.css.ts'

const root = document.documentElement
/** What a theme sets the roundness of its fields with. */
const radius = vars.radius.field.replace(/^var\((--[^,)]+).*$/, '$1')

afterEach(() => {
  document.body.replaceChildren()
  root.style.removeProperty(radius)
})

it.each(['0px', '26px', '999px', '50%'])(
  'the signs of all nine fields are whole on a board of a theme whose fields are round by %s',
  (round) => {
    root.style.setProperty(radius, round)
    const fields = Array.from(
      { length: 9 },
      () => `<li class="${css.field}"><span class="${css.sign}"></span></li>`,
    )
    document.body.innerHTML = `<div class="${css.board}" style="inline-size: 240px">
      <ul class="${css.fields}">${fields.join('')}</ul>
    </div>`
    const signs = [...document.querySelectorAll('li > span')]
    expect(signs).toHaveLength(9)
    const cut = signs.flatMap((sign, index) => {
      const { left, right, top, bottom } = sign.getBoundingClientRect()
      const corners = [left + 1, right - 1].flatMap((x) => [top + 1, bottom - 1].map((y) => [x, y]))
      // What a rounded board cuts off is nowhere on the screen.
      const isWhole = corners.every(([x = 0, y = 0]) =>
        sign.contains(document.elementFromPoint(x, y)),
      )
      return isWhole ? [] : [index + 1]
    })
    expect(cut).toEqual([])
  },
)

it('fields beside one with two amounts are as tall as it, and all are as wide', () => {
  const amount = '<span style="block-size: 40px">9,680</span>'
  const fields = Array.from(
    { length: 9 },
    (_, index) => `<li class="${css.field}">${index ? amount : amount.repeat(4)}</li>`,
  )
  document.body.innerHTML = `<ul class="${css.fields}" style="inline-size: 240px">${fields.join('')}</ul>`
  const boxes = [...document.querySelectorAll('li')].map((one) => one.getBoundingClientRect())
  const [tall] = boxes
  expect(boxes.slice(0, 3).map(({ height }) => height)).toEqual(Array(3).fill(tall?.height))
  expect(tall?.height).toBeGreaterThan(150)
  expect(new Set(boxes.map(({ width }) => Math.round(width))).size).toBe(1)
  // Where nothing is taller a field keeps its shape.
  const { width = 0, height = 1 } = boxes[4] ?? {}
  expect(width / height).toBeCloseTo(1.12, 1)
})
