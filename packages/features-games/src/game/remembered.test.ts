import { beforeEach, expect, it, vi } from 'vitest'
import { rememberChoice, rememberedChoice } from './remembered.ts'

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  })
  return () => vi.unstubAllGlobals()
})

it('hands a game what was chosen in it last, and no other game', () => {
  rememberChoice(7, '3,17,80')
  rememberChoice(7, '4,18')
  expect(rememberedChoice(7)).toEqual({ choice: '4,18' })
  expect(rememberedChoice(8)).toEqual({})
})

it('keeps nothing that is no text, or longer than a choice', () => {
  rememberChoice(7, { toString: () => '1' })
  rememberChoice(7, '1'.repeat(201))
  expect(rememberedChoice(7)).toEqual({})
})

it('goes without where storage is forbidden', () => {
  vi.stubGlobal('localStorage', undefined)
  expect(() => rememberChoice(7, '1,2')).not.toThrow()
  expect(rememberedChoice(7)).toEqual({})
})
