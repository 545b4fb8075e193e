import { describe, expect, it } from 'vitest'
import { withEarlier, withMessage, withNewest } from './conversation.ts'
import { makeChat, makeMessage } from './testing/makeChat.ts'

const chatOf = (ids: number[], hasEarlier = false) =>
  makeChat({ messages: ids.map((id) => makeMessage({ id })), hasEarlier })
const idsOf = ({ messages }: ReturnType<typeof makeChat>) => messages.map(({ id }) => id)

describe('a conversation', () => {
  it('keeps what was read back to when the newest page comes again', () => {
    const joined = withNewest(chatOf([1, 2, 3]), chatOf([3, 4], true))
    expect(idsOf(joined)).toEqual([1, 2, 3, 4])
    expect(joined.hasEarlier).toBe(false)
  })

  it('keeps a message that a push brought while the page was on its way', () => {
    expect(idsOf(withNewest(chatOf([1, 2, 3]), chatOf([1, 2])))).toEqual([1, 2, 3])
  })

  it('begins anew where messages in between are not known', () => {
    const joined = withNewest(chatOf([1, 2]), chatOf([8, 9], true))
    expect(idsOf(joined)).toEqual([8, 9])
    expect(joined.hasEarlier).toBe(true)
  })

  it('has every message once, in order', () => {
    const known = chatOf([2, 3], true)
    expect(idsOf(withEarlier(known, chatOf([1, 2])))).toEqual([1, 2, 3])
    expect(idsOf(withMessage(known, makeMessage({ id: 3 })))).toEqual([2, 3])
    expect(idsOf(withMessage(known, makeMessage({ id: 4 })))).toEqual([2, 3, 4])
  })
})
