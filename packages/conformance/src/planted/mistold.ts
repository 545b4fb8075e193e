import { randomUUID } from 'node:crypto'
import { after, before, type Kind, ofSuccess, rewrite, success, withHeaders } from './kind.ts'
import type { Returning } from './proxy.ts'

type Json = Record<string, unknown>
interface Push {
  seq: number
  channel: string
  data: Json
  at: number
}

const always = () => true
const inPush =
  (change: (push: Push) => unknown): Kind['push'] =>
  (push) => [change(push as Push)]

/** Changes the line that sets the session's cookie. */
const cookie = (change: (line: string) => string) =>
  ofSuccess((one) => ({
    ...one,
    headers: { ...one.headers, 'set-cookie': [one.headers['set-cookie'] ?? []].flat().map(change) },
  }))

interface Round {
  data: { round: Json & { win: number; cost: number }; balance: Json & { coins: number } }
}

/** The first answer again and again, as from a cache that nobody clears. */
const stale: Kind['http'] = async (passing, { ask, memory }) => {
  const who = String(passing.headers.cookie)
  const known = memory.get(who) as Returning | undefined
  if (known) return { ...known, headers: { ...known.headers, 'x-request-id': randomUUID() } }
  const answer = await ask(passing)
  if (answer.status === 200) memory.set(who, answer)
  return answer
}

/** Sessions, money and pushes that are told wrongly. */
export const mistold: Kind[] = [
  {
    name: 'a cookie that scripts can read',
    areas: ['sessions'],
    fits: always,
    call: 'session.signIn',
    http: cookie((line) => line.replace(/;\s*HttpOnly/i, '')),
  },
  {
    name: 'a cookie that other sites send',
    areas: ['sessions'],
    fits: always,
    call: 'session.signUp',
    http: cookie((line) => line.replace(/SameSite=\w+/i, 'SameSite=None')),
  },
  {
    name: 'a session that does not end',
    areas: ['sessions', 'pushes'],
    fits: always,
    call: 'session.logout',
    http: before((passing) => ({ ...passing, headers: { ...passing.headers, cookie: '' } })),
  },
  {
    name: 'any password signs in',
    areas: ['sessions', 'repetition', 'answers'],
    fits: always,
    call: 'session.signIn',
    alone: true,
    http: after((one, passing) => (one.status === 401 ? success(one, passing) : one)),
  },
  {
    name: 'a question that acts',
    areas: ['reading'],
    fits: ({ effect, audience, path }, reached) =>
      reached && !effect && audience === 'player' && !path.includes('{'),
    call: 'player.rewards',
    http: async (passing, { ask }) => {
      await ask({
        ...passing,
        ...withHeaders(passing, {
          'idempotency-key': randomUUID(),
          'sec-fetch-site': 'same-origin',
        }),
        method: 'GET',
        path: '/rest/player/game-mode/switch-to-sweep-stakes/',
        body: '',
      })
      return ask(passing)
    },
  },
  {
    name: 'a player’s things for everybody',
    areas: ['ownership'],
    fits: always,
    call: 'player.profile',
    http: async (passing, { ask, memory }) => {
      const known = memory.get('one') as Returning | undefined
      const answer = await ask(passing)
      if (answer.status === 200 && !known) memory.set('one', answer)
      return answer.status === 200 && known ? { ...known, headers: answer.headers } : answer
    },
  },
  {
    name: 'another player’s round is told',
    areas: ['ownership'],
    fits: always,
    call: 'rounds.recall',
    http: after((one, passing) => (one.status === 404 ? success(one, passing) : one)),
  },
  {
    name: 'a balance of before',
    areas: ['money', 'ownership', 'reading', 'repetition'],
    fits: always,
    call: 'player.me',
    alone: true,
    http: stale,
  },
  {
    name: 'a round that costs nothing',
    areas: ['money'],
    fits: always,
    call: 'rounds.play',
    alone: true,
    http: ofSuccess((one) =>
      rewrite(one, (json: Round) => ({
        ...json,
        data: {
          ...json.data,
          balance: { ...json.data.balance, coins: json.data.balance.coins + json.data.round.cost },
        },
      })),
    ),
  },
  {
    name: 'a win that is credited twice',
    areas: ['money'],
    fits: always,
    call: 'rounds.finish',
    http: ofSuccess((one) =>
      rewrite(one, (json: Round) => ({
        ...json,
        data: {
          ...json.data,
          balance: {
            ...json.data.balance,
            coins: json.data.balance.coins + json.data.round.win + 1,
          },
        },
      })),
    ),
  },
  {
    name: 'a round that stays open',
    areas: ['money'],
    fits: always,
    call: 'rounds.finish',
    alone: true,
    http: ofSuccess((one) =>
      rewrite(one, (json: Round) => ({
        ...json,
        data: { ...json.data, round: { ...json.data.round, status: 'open' } },
      })),
    ),
  },
  {
    name: 'a push of another shape',
    areas: ['pushes'],
    fits: always,
    call: 'setBalance',
    push: inPush((push) =>
      push.channel === 'setBalance' ? { ...push, data: { coins: 5 } } : push,
    ),
  },
  {
    name: 'a push of a channel that nobody knows',
    areas: ['pushes'],
    fits: always,
    call: 'payment',
    push: inPush((push) => (push.channel === 'payment' ? { ...push, channel: 'paiment' } : push)),
  },
  {
    name: 'a push without its time',
    areas: ['pushes'],
    fits: always,
    call: 'season',
    push: inPush((push) => (push.channel === 'season' ? { ...push, at: undefined } : push)),
  },
  {
    name: 'a push whose number is a text',
    areas: ['pushes'],
    fits: always,
    call: 'cashback',
    push: inPush((push) =>
      push.channel === 'cashback' ? { ...push, seq: String(push.seq) } : push,
    ),
  },
  {
    name: 'a push that says something else',
    areas: ['pushes'],
    fits: always,
    call: 'tournament',
    push: inPush((push) =>
      push.channel === 'tournament' ? { ...push, data: { ...push.data, points: 11 } } : push,
    ),
  },
  {
    name: 'a push that is lost',
    areas: ['pushes'],
    fits: always,
    call: 'lottery',
    push: (push) => ((push as Push).channel === 'lottery' ? [] : [push]),
  },
  {
    name: 'a push that comes twice',
    areas: ['pushes'],
    fits: always,
    call: 'order',
    alone: true,
    push: (push) => ((push as Push).channel === 'chat' ? [push, push] : [push]),
  },
  {
    name: 'pushes out of order',
    areas: ['pushes'],
    fits: always,
    call: 'order',
    alone: true,
    push: (push, held) => {
      if ((push as Push).channel === 'game') {
        held.last = [push]
        return []
      }
      const sent = [push, ...held.last]
      held.last = []
      return sent
    },
  },
  {
    name: 'a resume that forgets',
    areas: ['pushes'],
    fits: always,
    call: 'resume',
    resume: (answer) => {
      const told = answer as { kind?: string; pushes?: unknown[] }
      return told.kind === 'replay' ? { ...told, pushes: told.pushes?.slice(1) } : told
    },
  },
  {
    name: 'a door for everybody',
    areas: ['pushes'],
    fits: always,
    call: 'connection',
    opensDoor: true,
  },
]
