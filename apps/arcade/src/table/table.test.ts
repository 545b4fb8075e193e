// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import type { Stage } from '../stage/stage.ts'
import { makeTable } from './table.ts'

it('is measured at once and after each change, itself and not what stands in it', () => {
  document.body.innerHTML = '<div id="game"><div class="controls"></div></div>'
  const parent = document.querySelector<HTMLElement>('#game')!
  const listeners = new Set<() => void>()
  const free = { x: 0, y: 40, width: 390, height: 400 }
  const stage = {
    free,
    onResize: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  } as unknown as Stage
  const table = makeTable(stage, {
    parent,
    name: 'poker',
    place: ({ width }, { style }) => style.setProperty('--card', `${width / 5}px`),
  })
  expect(table.root.style.getPropertyValue('--card')).toBe('78px')
  table.root.append(document.createElement('div'))
  Object.assign(free, { x: 120, width: 500 })
  for (const listener of listeners) listener()
  expect(table.root.style.getPropertyValue('--card')).toBe('100px')
  expect(table.root.style.left).toBe('120px')
  table.remove()
  expect([listeners.size, parent.querySelector('.table')]).toEqual([0, null])
})
