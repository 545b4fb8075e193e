import { expect, it } from 'vitest'
import { messageIdOf } from './messageId.ts'

it('BONUS-05 takes the numbers of messages and nothing else', () => {
  expect(['1', '12', '2147483647'].map(messageIdOf)).toEqual([1, 12, 2_147_483_647])
  for (const other of [undefined, '', 'abc', '12a', '-1', '1.5', '1e3', ' 7', '0', '2147483648'])
    expect(messageIdOf(other), String(other)).toBeNull()
})
