import { frameSkin, games } from '@marquee/game-catalogue'
import { expect, it } from 'vitest'
import { soundsOf } from './tones.ts'
import { plainVoice } from './voice.ts'

const studios = [...new Map(games.map((game) => [game.providerSlug, frameSkin(game).studio]))]
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

it('says a larger win at greater length', () => {
  for (const [slug, { voice }] of studios) {
    const sounds = soundsOf(voice)
    const lengths = (['win', 'big', 'huge', 'epic'] as const).map((tier) =>
      Math.max(...sounds[tier](0).map(({ at, ms }) => at + ms)),
    )
    expect(lengths, slug).toEqual(lengths.toSorted((one, other) => one - other))
    expect(new Set(lengths).size, slug).toBe(4)
  }
})
