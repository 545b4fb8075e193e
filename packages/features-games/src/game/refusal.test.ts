import { ApiError } from '@marquee/api-client'
import { rounds } from '@marquee/contract'
import { expect, it } from 'vitest'
import { refusalOf } from './refusal.ts'

const failure = (init: Partial<ConstructorParameters<typeof ApiError>[1]>) =>
  new ApiError(rounds.play, { code: 'play-limit-reached', reason: 'no room', ...init })

it('reads until when, which limit and where it is shown', () => {
  const details = [
    { path: 'until', message: '1763600000000' },
    { path: 'limit', message: 'loss-coins/week' },
    { path: 'see', message: '/profile/play-limits' },
  ]
  expect(refusalOf(failure({ details }))).toEqual({
    code: 'play-limit-reached',
    until: 1_763_600_000_000,
    limit: 'loss-coins',
    see: '/profile/play-limits',
  })
})

it('does without what was not said, and leaves other failures alone', () => {
  const details = [{ path: 'see', message: 'https://elsewhere.example' }]
  expect(refusalOf(failure({ code: 'cool-off', details }))).toEqual({
    code: 'cool-off',
    until: null,
    limit: null,
    see: null,
  })
  expect(refusalOf(failure({ code: 'not-found' }))).toBeNull()
  expect(refusalOf(new Error('no'))).toBeNull()
})
