import { expect, it } from 'vitest'
import { unlistedGaps } from './knownGaps.ts'

it('a call that is left unchecked without a reason is told', () => {
  const known = { area: 'answers', call: 'passkeys.signIn', why: 'not reached' } as const
  const unknown = { ...known, call: 'rounds.finish' }
  const inOtherArea = { ...known, area: 'breaks' } as const
  expect(unlistedGaps([known, unknown, inOtherArea])).toEqual([unknown, inOtherArea])
})
