// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest'
import { listenToKeys } from './keyboard.ts'

let log: string[] = []
document.body.innerHTML = '<button>x</button><dialog open><p tabindex="0">y</p></dialog>'
listenToKeys(window, {
  play: () => void log.push('play'),
  stake: (direction) => void log.push(`stake ${direction}`),
  leave: () => void log.push('leave'),
})
beforeEach(() => {
  log = []
})

function press(key: string, at: Element = document.body, repeat = false) {
  const event = new KeyboardEvent('keydown', { key, repeat, bubbles: true, cancelable: true })
  at.dispatchEvent(event)
  return event
}

it('plays with Space and Enter and changes the stake with arrows', () => {
  for (const key of [' ', 'Enter', 'ArrowUp', 'ArrowLeft']) press(key)
  expect(log).toEqual(['play', 'play', 'stake 1', 'stake -1'])
})

it('plays no second round while a key is held down', () => {
  press(' ', document.body, true)
  expect(log).toEqual([])
  expect(press('Enter', document.querySelector('button')!, true).defaultPrevented).toBe(true)
})

it('asks to leave with Escape, wherever the focus is, unless a sheet is open', () => {
  press('Escape')
  press('Escape', document.querySelector('button')!)
  press('Escape', document.querySelector('dialog p')!)
  expect(log).toEqual(['leave', 'leave'])
})

it('leaves a focused button and an open sheet their own keys', () => {
  expect(press('Enter', document.querySelector('button')!).defaultPrevented).toBe(false)
  press(' ', document.querySelector('dialog p')!)
  expect(log).toEqual([])
})
