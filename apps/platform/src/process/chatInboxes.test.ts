import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readChatInboxes } from './chatInboxes.ts'

const fileOf = (content: unknown): string => {
  const file = join(mkdtempSync(join(tmpdir(), 'marquee-inboxes-')), 'inboxes.json')
  writeFileSync(file, JSON.stringify(content))
  return file
}
const harbour = { inbox: 'an identifier', secret: 'a long secret' }

it('gives the inboxes of brands, and none without a file', () => {
  expect(readChatInboxes(fileOf({ harbour }), ['harbour', 'reef'])).toEqual({ harbour })
  expect(readChatInboxes(undefined, ['harbour'])).toBeUndefined()
})

it.each([
  ['half an inbox', { harbour: { inbox: 'an identifier' } }, /harbour\.secret.*webhook/],
  ['a brand that there is not', { shore: harbour }, /names 'shore', which is no brand/],
])('says what to mend of %s', (_, content, problem) => {
  expect(() => readChatInboxes(fileOf(content), ['harbour'])).toThrow(problem)
})
