import { afterEach, describe, expect, it, vi } from 'vitest'
import { ambience, music } from './files.ts'
import { musicKey, rollSeconds } from './loop.ts'
import { makeSound, type SoundSettings } from './sound.ts'
import { fakeAudio } from './testing/fakeAudio.ts'
import { plainVoice } from './voice.ts'

const on: SoundSettings = { on: true, volume: 0.8, music: true }
const off = { ...on, on: false }
const all = ['cove.mp3', 'bed.mp3', 'rhythm.mp3', 'feature.mp3']

/** A game in a cove whose studio has music; resolves once everything asked for is there. */
async function open(settings = on, answer?: (url: string) => number | Error) {
  ambience['cove'] = { url: 'cove.mp3', seconds: 14 }
  music[musicKey(plainVoice)] = {
    root: plainVoice.root / 2,
    bed: { url: 'bed.mp3', seconds: 8 },
    rhythm: { url: 'rhythm.mp3', seconds: 4 },
    feature: { url: 'feature.mp3', seconds: 8 },
  }
  const audio = fakeAudio(answer)
  const sound = makeSound(settings, plainVoice, 'cove')
  await settled()
  return { ...audio, sound }
}
const settled = async () => {
  await import('./player.ts')
  for (let turn = 0; turn < 40; turn++) await Promise.resolve()
}

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
  delete ambience['cove']
  delete music[musicKey(plainVoice)]
})

describe('a game with sound', () => {
  it('plays ambience and bed at rest, rhythm with a round, other music in free spins, and comes back', async () => {
    const { sound, asked, layer } = await open()
    expect(asked).toEqual(all)
    const heard = () => all.filter((url) => layer(url).value > 0)
    expect(heard()).toEqual(['cove.mp3', 'bed.mp3'])
    sound.mood('round')
    await settled()
    expect(heard()).toEqual(['cove.mp3', 'bed.mp3', 'rhythm.mp3'])
    sound.mood('feature')
    await settled()
    expect(heard()).toEqual(['cove.mp3', 'feature.mp3'])
    // Two pieces of music at once are none: one gives way to the other within a moment.
    expect(layer('bed.mp3').at).toBeLessThan(0.1)
    sound.mood('round')
    await settled()
    expect(heard()).toEqual(['cove.mp3', 'bed.mp3', 'rhythm.mp3'])
    expect(layer('feature.mp3').at).toBeLessThan(0.1)
    sound.mood('rest')
    await settled()
    expect(heard()).toEqual(['cove.mp3', 'bed.mp3'])
    // Two rounds one after the other are no reason to stop playing.
    expect(layer('rhythm.mp3').at).toBeGreaterThan(1)
  })

  it('knows the mood that a game was in when its sound was switched on', async () => {
    const { sound, layer } = await open(off)
    sound.mood('feature')
    sound.change({ on: true })
    await settled()
    expect(layer('feature.mp3').value).toBeGreaterThan(0)
  })

  it('starts loops that came at different times where the others are, in the key of the place', async () => {
    const { loops, contexts, sound } = await open(on, (url) => (url === 'rhythm.mp3' ? 503 : 200))
    sound.change({ on: false })
    await settled()
    contexts[0]!.currentTime = 10
    vi.stubGlobal('fetch', (url: string) =>
      Promise.resolve({ ok: true, arrayBuffer: () => Promise.resolve({ url }) }),
    )
    sound.change({ on: true })
    await settled()
    const [bed, late] = ['bed.mp3', 'rhythm.mp3'].map((name) =>
      loops.find(({ buffer }) => buffer.url === name),
    )
    expect([bed!.playbackRate, late!.playbackRate]).toEqual([2, 2])
    expect([late!.loopStart, late!.loopEnd]).toEqual([rollSeconds, rollSeconds + 4])
    const place = ({ at, offset }: { at: number; offset: number }, when: number) =>
      (offset - rollSeconds + (when - at) * 2) % 4
    expect(place(late!, 20)).toBeCloseTo(place(bed!, 20))
  })

  it('plays what happens and no music where music is off, and fetches none', async () => {
    const { sound, asked, tones, layer } = await open({ ...on, music: false })
    sound.play('win')
    await settled()
    expect(tones.length).toBeGreaterThan(2)
    expect(asked).toEqual([])
    sound.change({ music: true })
    await settled()
    expect(asked).toEqual(all)
    expect(layer('bed.mp3').value).toBeGreaterThan(0)
  })

  it('is silent and fetches nothing while it is off', async () => {
    const { sound, asked, contexts } = await open(off)
    sound.play('win')
    sound.mood('round')
    await settled()
    expect([asked, contexts]).toEqual([[], []])
  })

  it('waits for a gesture of the player', async () => {
    const audio = fakeAudio()
    audio.navigator.userActivation = { hasBeenActive: false }
    const sound = makeSound(on, plainVoice, 'cove')
    sound.play('press')
    await settled()
    expect(audio.contexts).toEqual([])
    audio.navigator.userActivation = { hasBeenActive: true }
    audio.happens('pointerup')
    expect(audio.contexts).toHaveLength(1)
  })

  it('falls silent at once when it is switched off, rests, and swells when it is on again', async () => {
    vi.useFakeTimers()
    const { sound, contexts, master } = await open()
    expect(master('cove.mp3').value).toBe(0.8)
    sound.change({ on: false })
    await settled()
    expect(master('cove.mp3').value).toBe(0)
    expect(contexts[0]!.state).toBe('running')
    vi.advanceTimersByTime(200)
    expect(contexts[0]!.state).toBe('suspended')
    sound.change({ on: true, volume: 0.5 })
    await settled()
    expect([contexts[0]!.state, master('cove.mp3').value]).toEqual(['running', 0.5])
  })

  it('rests while the page is hidden, and goes on when it is seen or touched again', async () => {
    const { contexts, hide, happens } = await open()
    const [context] = contexts
    hide(true)
    expect(context!.state).toBe('suspended')
    happens('pointerup')
    expect(context!.state).toBe('suspended')
    hide(false)
    expect(context!.state).toBe('running')
    // A telephone call takes the sound away; only a gesture brings it back.
    context!.state = 'interrupted'
    happens('pointerup')
    expect(context!.state).toBe('running')
  })

  it('is heard from the next touch on where a phone gives sound to touches alone, after a call too', async () => {
    const audio = fakeAudio()
    audio.phone.asksForTouch = true
    makeSound({ ...on, music: false }, plainVoice, 'cove')
    await settled()
    const [context] = audio.contexts
    expect(context!.state).toBe('suspended')
    audio.touch()
    expect(context!.state).toBe('running')
    // A call comes, the page is left and seen again: what is refused then is asked for with the next touch.
    context!.state = 'interrupted'
    audio.hide(true)
    context!.state = 'interrupted'
    audio.hide(false)
    await settled()
    expect(context!.state).toBe('interrupted')
    audio.touch()
    expect(context!.state).toBe('running')
    expect(audio.contexts).toHaveLength(1)
  })

  it('goes on by itself where sound is given back as soon as the page is seen', async () => {
    const { contexts, hide } = await open()
    const [context] = contexts
    hide(true)
    context!.state = 'interrupted'
    hide(false)
    expect(context!.state).toBe('running')
  })

  it('is heard after a touch in a browser that does not say whether there was one', async () => {
    const audio = fakeAudio()
    delete audio.navigator.userActivation
    makeSound({ ...on, music: false }, plainVoice, 'cove')
    await settled()
    expect(audio.contexts).toEqual([])
    audio.touch()
    expect(audio.contexts).toHaveLength(1)
  })

  it.each([
    ['a refusal', 404],
    ['no connection', new TypeError('offline')],
  ])(
    'goes on without a file after %s, and asks for it again at the next switch',
    async (_, failure) => {
      let fails = true
      const { sound, asked, loops } = await open(on, (url) =>
        fails && url === 'cove.mp3' ? failure : 200,
      )
      expect(loops.map(({ buffer }) => buffer.url)).toEqual(all.slice(1))
      fails = false
      sound.change({ on: false })
      sound.change({ on: true })
      await settled()
      expect(asked).toEqual([...all, 'cove.mp3'])
      expect(loops).toHaveLength(4)
    },
  )

  it('lets music step back for a large win, and not for a small one', async () => {
    const { sound, ducked } = await open()
    sound.play('win')
    await settled()
    expect(ducked('bed.mp3').past).toEqual([])
    sound.play('epic')
    await settled()
    expect(ducked('bed.mp3').past).toEqual([0.3, 1])
  })

  it('is heard in the instrument of its studio, the same every time', async () => {
    const listen = async () => {
      const { sound, tones } = await open()
      sound.play('win')
      await settled()
      return tones
    }
    const [one, again] = [await listen(), await listen()]
    expect(one.length).toBeGreaterThan(2)
    expect(again).toEqual(one)
    expect(one[0]!.wave).toEqual([0, ...plainVoice.partials])
  })
})
