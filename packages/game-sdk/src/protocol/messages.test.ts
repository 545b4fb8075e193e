import { expect, it } from 'vitest'
import {
  foreignVersion,
  gameFrameProtocol,
  isGameMessage,
  isHostMessage,
  refuseVersion,
} from './messages.ts'

const protocol = gameFrameProtocol
const request = { protocol, type: 'round.request', requestId: 'a', action: 'spin', stake: 20 }

it.each([
  ['nothing', null],
  ['a text', 'ready'],
  ['another protocol', { ...request, protocol: 'marquee.game/2' }],
  ['an unknown type', { protocol, type: 'round.cancel' }],
  ['a request without an id', { ...request, requestId: undefined }],
  ['a stake with a fraction', { ...request, stake: 0.5 }],
  ['a target that is no text', { ...request, target: 7 }],
  [
    'a look without a word on holding',
    { protocol, type: 'round.look', requestId: 'a', roundId: 'b' },
  ],
  ['a step without its count', { protocol, type: 'round.step', requestId: 'a', roundId: 'b' }],
  [
    'a step without a choice',
    { protocol, type: 'round.step', requestId: 'a', roundId: 'b', made: 0, choice: null },
  ],
  ['a finish without a round', { protocol, type: 'round.finish' }],
  ['a message of the other side', { protocol, type: 'init' }],
])('gives a host no %s', (_, data) => {
  expect(isGameMessage(data)).toBe(false)
})

it('lets each side hear the other', () => {
  expect(isGameMessage(request)).toBe(true)
  expect(isGameMessage({ protocol, type: 'ready' })).toBe(true)
  expect(isHostMessage({ protocol, type: 'rules.open' })).toBe(true)
  expect(isHostMessage(request)).toBe(false)
})

it.each([
  ['an error that says nothing', { type: 'round.error', code: 'failed' }],
  ['a result without a round', { type: 'round.result', requestId: 'a', freeSpins: null }],
  ['a balance with a fraction', { type: 'balance', balance: 1.5 }],
  ['jackpots without amounts', { type: 'jackpots', levels: [{ level: 'mini' }] }],
  ['an init without stakes', { type: 'init', balance: 10 }],
  ['a type that an object has by itself', { type: 'toString' }],
])('gives a game no %s', (_, data) => {
  expect(isHostMessage({ protocol, ...data })).toBe(false)
})

it('answers a game of another version in words that this one hears', () => {
  expect(foreignVersion({ protocol: 'marquee.game/2', type: 'ready' })).toBe('marquee.game/2')
  expect(foreignVersion({ protocol, type: 'ready' })).toBeNull()
  expect(foreignVersion({ protocol: 'marquee.game/2', type: 'state' })).toBeNull()
  expect(isHostMessage(refuseVersion(protocol))).toBe(true)
})
