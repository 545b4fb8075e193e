import { frameSkin, games } from '@marquee/game-catalogue'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { makeSound, soundsOf } from './sound.ts'
import { plainVoice } from './voice.ts'

const studios = [...new Map(games.map((game) => [game.providerSlug, frameSkin(game).studio]))]
const [[, first], [, second]] = studios as [(typeof studios)[0], (typeof studios)[1]]
const events = Object.keys(soundsOf(plainVoice)) as (keyof ReturnType<typeof soundsOf>)[]

it.each(events)('says %s in another way for every studio', (event) => {
  const heard = new Map<string, string>()
  for (const [slug, { voice }] of studios) {
    const { partials, attack, hold, detune } = voice
    const tones = soundsOf(voice)[event](1)
    // What is made of plain tones alone differs by them; the lead differs by its overtones too.
    const lead = tones.some(({ type }) => !type) ? [partials, attack, hold, detune] : []
    const key = JSON.stringify([tones, lead])
    expect(heard.get(key), `${slug} and ${heard.get(key)}`).toBeUndefined()
    heard.set(key, slug)
  }
  expect(heard.size).toBe(16)
})

it('plays only tones that a speaker and an ear can follow', () => {
  for (const game of games) {
    const sounds = soundsOf(frameSkin(game).studio.voice)
    const levels = [0, 7, 15]
    const told = events.flatMap((event) => levels.flatMap((level) => sounds[event](level)))
    const pitches = told.flatMap(({ hz, to = hz }) => [hz, to])
    expect(Math.min(...pitches), game.title).toBeGreaterThan(20)
    expect(Math.max(...pitches), game.title).toBeLessThan(16_000)
    const gains = told.map(({ gain = 0 }) => gain)
    expect(Math.min(...gains), game.title).toBeGreaterThan(0)
    expect(Math.max(...gains), game.title).toBeLessThanOrEqual(1)
    expect(Math.max(...told.map(({ at, ms }) => at + ms)), game.title).toBeLessThan(6000)
  }
})

describe('a game that is played', () => {
  afterEach(() => vi.unstubAllGlobals())

  /** An audio context that writes down what is started in it. */
  function listen() {
    const started: { frequency: number; type: string; wave: unknown; at: number }[] = []
    class Context {
      currentTime = 0
      state = 'running'
      destination = {}
      createPeriodicWave = (_: unknown, partials: number[]) => [...partials]
    }
    const param = () => ({
      setValueAtTime: () => undefined,
      linearRampToValueAtTime: () => undefined,
      exponentialRampToValueAtTime: () => undefined,
    })
    class Gain {
      gain = param()
      context: unknown
      constructor(context: unknown) {
        this.context = context
      }
      connect = (to: unknown) => to
    }
    class Oscillator {
      frequency = param()
      connect = (to: unknown) => to
      stop = () => undefined
      start: (at: number) => void
      constructor(
        _: unknown,
        options: { frequency: number; type: string; periodicWave?: unknown },
      ) {
        const { frequency, type, periodicWave: wave } = options
        this.start = (at) => void started.push({ frequency, type, wave, at })
      }
    }
    vi.stubGlobal('AudioContext', Context)
    vi.stubGlobal('GainNode', Gain)
    vi.stubGlobal('OscillatorNode', Oscillator)
    vi.stubGlobal('navigator', { userActivation: { hasBeenActive: true } })
    return started
  }
  const play = (voice: typeof first.voice, on = true) => {
    const started = listen()
    makeSound({ on, volume: 1, music: true }, voice).play('win')
    return started
  }

  it('is heard in the instrument and the signature of its studio, the same every time', () => {
    const [one, again, other] = [play(first.voice), play(first.voice), play(second.voice)]
    expect(one.length).toBeGreaterThan(2)
    expect(again).toEqual(one)
    expect(one[0]!.wave).toEqual([0, ...first.voice.partials])
    expect(other[0]!.wave).toEqual([0, ...second.voice.partials])
    expect(other.map(({ at }) => at)).not.toEqual(one.map(({ at }) => at))
  })

  it('is silent while sound is off', () => {
    expect(play(first.voice, false)).toEqual([])
  })
})
