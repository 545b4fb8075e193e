import { expect, it } from 'vitest'
import { makeBounded } from './bounded.ts'

const makeTexts = () => makeBounded<string>(10, (text) => text.length)

it('forgets what was used longest ago', () => {
  const texts = makeTexts()
  texts.set('a', '1234')
  texts.set('b', '1234')
  texts.get('a')
  texts.set('c', '1234')
  expect(['a', 'b', 'c'].map((key) => texts.get(key))).toEqual(['1234', undefined, '1234'])
  expect(texts.size()).toBe(8)
})

it('counts a value once that is set again', () => {
  const texts = makeTexts()
  texts.set('a', '1234')
  texts.set('a', '12')
  expect([texts.get('a'), texts.size()]).toEqual(['12', 2])
})

it('keeps nothing that is larger than all it may keep', () => {
  const texts = makeTexts()
  texts.set('a', '12345678901')
  expect([texts.get('a'), texts.size()]).toEqual([undefined, 0])
})
