import { providers, sceneIds } from '@marquee/game-catalogue'
import { expect, it } from 'vitest'
import { renderAmbience } from './ambience.ts'
import { readSounds } from './cache.ts'
import { makeEncoder } from './encode.ts'
import { everySound } from './list.ts'
import { type Loop, loudness, peak, rate } from './signal.ts'

const rendered = new Map(everySound.map((sound) => [sound.name, sound.render()]))
const each = [...rendered]
const decibels = (share: number) => 20 * Math.log10(share)

/** How strong one frequency is in a stretch of samples. */
function strength(loop: Loop, hz: number, from: number, length: number): number {
  const twice = 2 * Math.cos((2 * Math.PI * hz) / rate)
  const fade = 2 * Math.cos((2 * Math.PI) / length)
  let [before, last] = [0, 0]
  let [earlier, window] = [Math.cos((2 * Math.PI) / length), 1]
  for (let at = 0; at < length; at++) {
    const next = loop[from + at]! * (1 - window) + twice * last - before
    before = last
    last = next
    const faded = fade * window - earlier
    earlier = window
    window = faded
  }
  return Math.sqrt(Math.max(0, last * last + before * before - twice * last * before)) / length
}

/**
 * A loop as an ear tells it from others: decibels of each half octave against the whole, and by how much
 * each of three wide bands comes and goes.
 */
function impression(loop: Loop): number[] {
  const size = 2048
  const frames = Math.floor(loop.length / size / 6)
  const bands = Array.from({ length: 14 }, (_, band) => 70 * 2 ** (band / 2))
  const heard = bands.map((hz) =>
    Array.from({ length: frames }, (_, frame) =>
      Math.hypot(...[0.88, 1, 1.12].map((by) => strength(loop, hz * by, frame * size * 6, size))),
    ),
  )
  const whole = loudness(loop)
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const levels = heard.map((values) =>
    Math.max(-60, decibels(Math.sqrt(mean(values.map((value) => value ** 2))) / whole)),
  )
  const moves = [1, 6, 11].map((band) => {
    const values = heard[band]!.map((value) => Math.max(-90, decibels(value + 1e-9)))
    return Math.sqrt(mean(values.map((value) => (value - mean(values)) ** 2)))
  })
  return [...levels, ...moves]
}

const apart = (one: number[], other: number[]) =>
  one.reduce((sum, value, index) => sum + Math.abs(value - other[index]!), 0) / one.length

/** Pairs that are nearer to each other than an ear tells apart. */
function alike(names: string[], least: number): string[] {
  const told = names.map((name) => [name, impression(rendered.get(name)!)] as const)
  return told.flatMap(([one, first], index) =>
    told
      .slice(index + 1)
      .filter(([, second]) => apart(first, second) < least)
      .map(([other, second]) => `${one} and ${other}: ${apart(first, second).toFixed(1)}`),
  )
}

it.each(each)('%s is as long, as loud and as even as it is said to be', (name, loop) => {
  const { seconds, of } = everySound.find((sound) => sound.name === name)!
  expect(loop.length).toBe(Math.round(seconds * rate))
  // Whoever stays in a place hears it begin again; music may be as short as four bars.
  expect(seconds).toBeGreaterThanOrEqual('scene' in of ? 12 : 4)
  expect(decibels(peak(loop))).toBeLessThan(-3)
  expect(decibels(loudness(loop))).toBeGreaterThan(-32)
  expect(decibels(loudness(loop))).toBeLessThan(-14)
  const mean = loop.reduce((sum, sample) => sum + sample, 0) / loop.length
  expect(Math.abs(mean)).toBeLessThan(0.002)
})

/** How sharply samples bend at a place, which a click does most. */
const bend = (loop: Loop, at: number) =>
  Math.abs(loop.at((at - 1) % loop.length)! - 2 * loop.at(at)! + loop.at((at + 1) % loop.length)!)

it.each(each)('%s comes round without a click', (_, loop) => {
  // The seam bends no more than the tenth of a second on either side of it.
  const near = rate / 10
  const within = (from: number) =>
    Math.max(...Array.from({ length: near }, (_unused, at) => bend(loop, from + at)))
  const seam = Math.max(bend(loop, -1), bend(loop, 0))
  expect(seam).toBeLessThanOrEqual(Math.max(within(-near - 2), within(2)) * 1.3)
})

it('every place sounds like no other', () => {
  expect(alike([...sceneIds], 1.8)).toEqual([])
})

it('every studio has music like no other', () => {
  for (const stem of ['bed', 'rhythm', 'feature'] as const)
    expect(
      alike(
        providers.map(({ slug }) => `${slug}-${stem}`),
        1.2,
      ),
      stem,
    ).toEqual([])
})

it.each(providers.map((studio) => [studio.name, studio] as const))(
  '%s plays in its own scale',
  (_, { slug, voice }) => {
    const loop = rendered.get(`${slug}-feature`)!
    let low = voice.root
    while (low >= 740) low /= 2
    while (low < 370) low *= 2
    const size = 4096
    // Over and over, and in both octaves of the melody: strings that are apart are heard as one tone.
    const frames = Array.from(
      { length: Math.floor(loop.length / size) },
      (_unused, at) => at * size,
    )
    const classes = Array.from({ length: 12 }, (_unused, semitone) =>
      Math.hypot(
        ...frames.flatMap((from) =>
          [1, 2].map((octave) => strength(loop, low * octave * 2 ** (semitone / 12), from, size)),
        ),
      ),
    )
    const own = classes.filter((_value, semitone) => voice.scale.includes(semitone))
    const foreign = classes.filter((_value, semitone) => !voice.scale.includes(semitone))
    const mean = own.reduce((sum, value) => sum + value, 0) / own.length
    expect(Math.max(...foreign) / mean).toBeLessThan(0.5)
  },
)

it('is rendered and written the same each time', async () => {
  const [encode, again] = [await makeEncoder(), await makeEncoder()]
  for (const name of ['cove', 'carnival', 'brasshopper-rhythm']) {
    const sound = everySound.find((one) => one.name === name)!
    const anew = sound.render()
    expect(anew).toEqual(rendered.get(name))
    // One has written something else before.
    again(renderAmbience('vault'), 40)
    expect(Buffer.compare(encode(anew, sound.kilobits), again(anew, sound.kilobits))).toBe(0)
  }
})

it('is small: 90 kB for a place, 160 kB for a studio', async () => {
  const found = await readSounds()
  const bytes = new Map(found.map(({ sound, content }) => [sound.name, content.length]))
  for (const scene of sceneIds) expect(bytes.get(scene), scene).toBeLessThan(90_000)
  for (const { slug } of providers) {
    const all = ['bed', 'rhythm', 'feature'].map((stem) => bytes.get(`${slug}-${stem}`)!)
    expect(
      all.reduce((sum, size) => sum + size, 0),
      slug,
    ).toBeLessThan(160_000)
  }
})
