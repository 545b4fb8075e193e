import { ApiError } from '@marquee/api-client'
import { type FreeSpins, rounds } from '@marquee/contract'
import { gameFrameProtocol, type GameMessage, type HostMessage } from '@marquee/game-sdk'
import { expect, vi } from 'vitest'
import { createFrameHost, type FrameHostOptions } from '../game/frameHost.ts'
import { unpaced } from '../game/pace.ts'
import type { PlayedRound } from '../game/roundCalls.ts'

const protocol = gameFrameProtocol

/** What a call throws that the platform refuses, or that nobody answers. */
export const failure = (code: ApiError['code'], retryAfterMs?: number) =>
  new ApiError(rounds.play, { code, reason: 'test', retryAfterMs })

/** A host with a frame that notes what it is told, over a platform that answers as told. */
export function makeFrame(
  overrides: Partial<FrameHostOptions> = {},
  answers: ((PlayedRound & { freeSpins?: FreeSpins }) | Error)[] = [],
) {
  const heard: HostMessage[] = []
  const keys: string[] = []
  let made = 0
  const requests: unknown[] = []
  const next = async (request: unknown, key: string) => {
    keys.push(key)
    requests.push(request)
    const answer = answers.shift()
    if (!answer) throw new Error('The test gave no more answers.')
    if (answer instanceof Error) throw answer
    return { freeSpins: null, ...answer }
  }
  const on = {
    busy: vi.fn(),
    leave: vi.fn(),
    roundOpen: vi.fn(),
    staked: vi.fn(),
    settled: vi.fn(),
    failed: vi.fn(),
    preferences: vi.fn(),
  }
  const host = createFrameHost({
    calls: {
      startBalance: 1_000,
      play: next,
      step: (id, request, key) => next({ id, ...request }, key),
      recall: async (id) => (await next({ recall: id }, '')).round,
      watch: async (id) => (await next({ watch: id }, '')).round,
      finish: next,
    },
    pace: unpaced,
    openRounds: [],
    freeSpins: null,
    start: () => ({
      game: { id: 7, title: 'Reef', model: 'm', skin: { scene: '', palette: {}, symbols: {} } },
      stakes: [10, 20],
      stake: 10,
      unit: { label: 'coins', fractionDigits: 0 },
      locale: 'en',
      texts: {},
      sound: false,
      reducedMotion: false,
      minimumSpinMs: 2500,
      rules: null,
    }),
    send: (message) => heard.push(message),
    textOf: (code) => `text of ${code}`,
    newKey: () => `key-${++made}`,
    wait: async () => undefined,
    on,
    ...overrides,
  })
  const tell = (message: Omit<GameMessage, 'protocol'>) => host.receive({ protocol, ...message })
  const last = () => heard.at(-1)
  const told = async (type: HostMessage['type']) => {
    await expect.poll(() => last()?.type).toBe(type)
    return last()
  }
  return { host, heard, keys, requests, on, tell, last, told }
}

/** The game asks for a spin. */
export const spin = (requestId = 'r1', stake = 10) =>
  ({ type: 'round.request', requestId, action: 'spin', stake }) as Omit<GameMessage, 'protocol'>
/** The game has shown the end of a round. */
export const finish = (roundId: string) =>
  ({ type: 'round.finish', roundId }) as Omit<GameMessage, 'protocol'>
/** The game shows a round, or no longer. */
export const state = (busy: boolean) => ({ type: 'state', busy }) as Omit<GameMessage, 'protocol'>

/** The player has made a choice after `made` others. */
export const step = (made: number) =>
  ({
    type: 'round.step',
    requestId: `s${made}`,
    roundId: 'round-1',
    made,
    choice: { kind: 'open', cell: 4 },
  }) as Omit<GameMessage, 'protocol'>
