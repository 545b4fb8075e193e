import { expect, it } from 'vitest'
import { connectGame, HostError, parentChannel } from './connect.ts'
import { gameFrameProtocol, isHostMessage, refuseVersion } from './protocol/messages.ts'
import type { GameMessage, HostMessage, InitMessage } from './protocol/messages.ts'

const protocol = gameFrameProtocol

function makeInit(overrides: Partial<InitMessage> = {}): InitMessage {
  return {
    protocol,
    type: 'init',
    game: {
      id: 1,
      title: 'Game',
      model: 'fish-deep',
      skin: { scene: '', palette: {}, symbols: {} },
    },
    stakes: [10],
    stake: 10,
    balance: 100,
    unit: { label: 'coins', fractionDigits: 0 },
    locale: 'en',
    texts: {},
    sound: false,
    reducedMotion: false,
    minimumSpinMs: 2500,
    openRound: null,
    freeSpins: null,
    rules: null,
    ...overrides,
  }
}

async function connect() {
  const sent: GameMessage[] = []
  let receive: (data: unknown) => void = () => undefined
  const connecting = connectGame({
    send: (message) => void sent.push(message),
    receive: (listener) => void (receive = listener),
  })
  const say = (message: HostMessage) => receive(message)
  say(makeInit())
  return { sent, say, ...(await connecting) }
}

it('says ready first and starts with the first init', async () => {
  const { sent, init } = await connect()
  expect(sent).toEqual([{ protocol, type: 'ready' }])
  expect(init.balance).toBe(100)
})

it('answers each request with the result that carries its id', async () => {
  const { sent, say, host } = await connect()
  const [first, second] = [1, 2].map(() => host.request({ action: 'spin', stake: 10 }))
  const ids = sent.flatMap((m) => (m.type === 'round.request' ? [m.requestId] : []))
  const round = (id: string) => ({ id, outcome: {}, balanceAfterStake: 90 })
  const freeSpins = { left: 2, stake: 20 }
  const result = { protocol, type: 'round.result' } as const
  say({ ...result, requestId: ids[1]!, round: round('b'), freeSpins })
  say({ ...result, requestId: ids[0]!, round: round('a'), freeSpins: null })
  expect(await first!).toEqual({ round: round('a'), freeSpins: null })
  expect(await second!).toEqual({ round: round('b'), freeSpins })
})

it('takes what a studio dresses its games in, and no voice that cannot be played', () => {
  const voice = {
    root: 220,
    scale: [0, 4, 7],
    partials: [1, 0.5],
    gain: 0.5,
    attack: 4,
    hold: 0,
    ring: 300,
    detune: 0,
    gap: 90,
    beat: 200,
    pattern: [0, 1, 2],
    win: [0, 1, 2],
    chord: [0, 2],
    reel: [{ hz: 300, to: 100, ms: 90, gain: 0.5, at: 0 }],
  }
  const studio = { name: 'House', mark: 'M0 0z', face: 'rye', styles: {}, rim: {}, voice }
  const { game } = makeInit()
  const told = (worn: unknown) => isHostMessage({ ...makeInit(), game: { ...game, skin: worn } })
  expect(told({ ...game.skin, studio })).toBe(true)
  expect(told({ ...game.skin, studio: { ...studio, voice: { ...voice, root: 'low' } } })).toBe(
    false,
  )
})

it('rejects with what the host says when it refuses', async () => {
  const { sent, say, host } = await connect()
  const round = host.request({ action: 'spin', stake: 10 })
  const { requestId } = sent[1] as { requestId: string }
  say({
    protocol,
    type: 'round.error',
    requestId,
    code: 'too-fast',
    message: 'Wait',
    retryAfterMs: 9,
  })
  await expect(round).rejects.toMatchObject(new HostError('too-fast', 'Wait', 9))
})

it('drops messages of any window but its parent', () => {
  const listeners: ((event: { source: unknown; data: unknown }) => void)[] = []
  const parent = { postMessage: () => undefined }
  const frame = {
    parent,
    addEventListener: (_: string, listener: (typeof listeners)[number]) => listeners.push(listener),
  }
  const heard: unknown[] = []
  parentChannel(frame as unknown as Window).receive((data) => void heard.push(data))
  listeners[0]!({ source: {}, data: 'stranger' })
  listeners[0]!({ source: parent, data: 'host' })
  expect(heard).toEqual(['host'])
})

it('rejects, naming both versions, where the host speaks another one', async () => {
  let receive: (data: unknown) => void = () => undefined
  const connecting = connectGame({
    send: () => undefined,
    receive: (listener) => void (receive = listener),
  })
  receive({ ...refuseVersion(protocol), supported: ['marquee.game/2'] })
  await expect(connecting).rejects.toThrow(/speaks marquee\.game\/2 and this game marquee\.game\/1/)
})

it('keeps what was said while the game was still loading', async () => {
  const { say, host } = await connect()
  const paused = { protocol, type: 'settings', paused: true } as const
  say(paused)
  const heard: HostMessage[] = []
  host.listen((message) => void heard.push(message))
  say({ protocol, type: 'rules.open' })
  expect(heard).toEqual([paused, { protocol, type: 'rules.open' }])
})
