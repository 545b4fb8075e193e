import { gameFrameProtocol, isGameMessage, isHostMessage } from '@marquee/contract'
import { expect, it } from 'vitest'

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
