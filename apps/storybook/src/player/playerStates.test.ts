import { composeContract } from '@marquee/contract/contract'
import { inboxEntry, player as playerSchema } from '@marquee/contract/schemas'
import { makePlayer, seenBy } from '@marquee/core/testing'
import { vipDomains } from '@marquee/features-vip/contract'
import { describe, expect, it } from 'vitest'
import { playerStateNames, playerStates, type SaidOfPlayer } from './playerStates.ts'

const { calls } = composeContract(vipDomains)
const base: SaidOfPlayer = { who: 'A player', player: {}, rank: null, unread: 0 }

describe.each(playerStateNames)('the state %s', (name) => {
  const state = playerStates[name]

  it('is a player as the contract has it, whatever the story says of one', () => {
    const { player } = seenBy({ player: makePlayer({ restriction: null }) }, state)
    expect(player === null).toBe(name === 'guest')
    expect(playerSchema.nullable().parse(player)).toEqual(player)
  })

  it('answers calls and fills the inbox as the contract has it', () => {
    for (const entry of state.inbox.entries) expect(inboxEntry.parse(entry)).toEqual(entry)
    for (const [call, body] of Object.entries(state.answers)) {
      const [declared] = Object.values(calls).filter(
        ({ method, path }) => `${method} ${path}` === call,
      )
      expect(declared?.response.parse(body), call).toEqual(body)
    }
  })
})

describe('the states', () => {
  it('do not compile with what the contract does not have', () => {
    const wrong: SaidOfPlayer[] = [
      // @ts-expect-error -- no such kind of break
      { ...base, player: { restriction: { kind: 'holiday', until: 0 } } },
      // @ts-expect-error -- balances are numbers
      { ...base, player: { playerInfo: { playerBalance: { coins: '10' } } } },
      // @ts-expect-error -- a standing has sections
      { ...base, rank: { enabled: true } },
    ]
    expect(wrong).toHaveLength(3)
  })

  it('leave a story as it is while none is chosen', () => {
    const options = { player: makePlayer() }
    expect(seenBy(options, undefined)).toBe(options)
  })
})
