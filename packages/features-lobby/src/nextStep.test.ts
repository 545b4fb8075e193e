import { makePlayer, makePromotion } from '@marquee/core/testing'
import { makeGame } from '@marquee/game-tiles/testing'
import { expect, it } from 'vitest'
import { nextStep } from './nextStep.ts'
import { givenPath } from '@marquee/core'

const [first, second, third] = [1, 2, 3].map((id) => makeGame({ id }))
const shown = (id: string, ready: number) => ({
  ...makePromotion({ id, ready }),
  icon: 'gift' as const,
  link: '/lobby/',
})
const around = {
  recent: [],
  promotions: [],
  first,
  hasProfile: true,
  registration: givenPath('/finish/'),
} as const
const unfinished = { complete: false, registrationFunnel: { funnelType: 'open_funnel' as const } }

it('asks to finish a registration before anything else', () => {
  const player = makePlayer({ Registration: unfinished })
  expect(nextStep({ ...around, player, recent: [second!] })).toEqual({
    kind: 'register',
    to: '/finish/',
  })
})

it('claims the first thing that is ready before it goes on with anything else', () => {
  const player = makePlayer({ profileCompleted: false })
  const promotions = [shown('soon', 0), shown('wheel', 1), shown('quest', 4)]
  expect(nextStep({ ...around, player, promotions, recent: [second!] })).toEqual({
    kind: 'claim',
    promotion: promotions[1],
  })
  const registering = makePlayer({ Registration: unfinished })
  expect(nextStep({ ...around, player: registering, promotions })?.kind).toBe('register')
})

it('goes on with the last game while nothing is ready', () => {
  const player = makePlayer({ profileCompleted: false })
  const promotions = [shown('soon', 0)]
  expect(nextStep({ ...around, player, promotions, recent: [second!, third!] })).toEqual({
    kind: 'continue',
    game: second,
  })
})

it('asks for the profile of who has not played yet', () => {
  expect(nextStep({ ...around, player: makePlayer({ profileCompleted: false }) })?.kind).toBe(
    'profile',
  )
})

it('passes over steps whose page the brand lacks', () => {
  const player = makePlayer({ Registration: unfinished, profileCompleted: false })
  expect(nextStep({ ...around, player, hasProfile: false, registration: null })).toEqual({
    kind: 'start',
    game: first,
  })
})

it('has nothing to say where there is no game', () => {
  const player = makePlayer({ profileCompleted: true })
  expect(nextStep({ ...around, player, first: undefined })).toBeNull()
})
