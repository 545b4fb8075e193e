import { contrastRatio } from '@marquee/theme'
import {
  featuresOf,
  findGameModel,
  type GameModel,
  gridSize,
  isSlot,
  lineCount,
} from '@marquee/game-math'
import { describe, expect, it } from 'vitest'
import { mix } from '../colour.ts'
import { faceOf } from '../cover-faces.ts'
import { engineOf } from '../engines.ts'
import { loadFace } from '../lettering/faces.ts'
import { games } from '../games.ts'
import { frameSkin } from '../frameSkin.ts'
import { providers } from '../providers.ts'
import { scenes } from '../scenes.ts'
import type { Hex } from '../types.ts'
import { dressOf, labelOf } from './dress.ts'
import { treatments } from './lettering.ts'
import type { Studio } from './studio.ts'
import { finishes, rims } from './trim.ts'

const each = providers.map((studio) => [studio.name, studio] as const)

/** Groups of studios that declare the same; there should be none. */
const alike = (told: (studio: Studio) => unknown) =>
  Object.values(Object.groupBy(providers, (studio) => JSON.stringify(told(studio))))
    .filter((group = []) => group.length > 1)
    .map((group = []) => group.map(({ name }) => name))

/** The models that all titles of a studio alone run on. */
const ownModels = ({ slug }: Studio) => {
  const others = new Set(
    games.filter(({ providerSlug }) => providerSlug !== slug).map(({ model }) => model),
  )
  const played = games.filter(({ providerSlug }) => providerSlug === slug).map(({ model }) => model)
  return [...new Set(played)].filter((model) => !others.has(model)).map((id) => findGameModel(id))
}

/** How a model is played: its engine, its grid and what else it has. */
const playOf = (model: GameModel) =>
  JSON.stringify([
    engineOf(model),
    isSlot(model) ? gridSize(model) : lineCount(model),
    featuresOf(model),
  ])

/** A ground as it is where its surface lays most light or shade over it. */
const surfaces = ({ trim }: Studio, ground: Hex): Hex[] => [
  ground,
  ...[...finishes[trim.finish].matchAll(/(#ffffff|#000000)([0-9a-f]{2})/g)].map(([, over, alpha]) =>
    mix(ground, over as Hex, Number.parseInt(alpha!, 16) / 255),
  ),
]

/** How far apart two colours are, each channel from 0 to 255. */
const distance = (one: Hex, other: Hex) => {
  const channels = (hex: Hex) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
  const [a, b] = [channels(one), channels(other)]
  return Math.hypot(...a.map((channel, index) => channel - b[index]!))
}

describe('the studios', () => {
  it.each(each)(
    '%s writes music that fills its bars, and none that another has written',
    (_, own) => {
      const { score, voice } = own
      const notes = voice.pattern.length
      expect(score.bass).toHaveLength(notes)
      expect(score.melody).toHaveLength(notes * 2)
      for (const written of Object.values(score.drums)) expect(written).toHaveLength(notes)
      for (const told of ['melody', 'drums'] as const)
        expect(alike((studio) => studio.score[told])).toEqual([])
    },
  )

  it('share no sign, face, treatment with colours, rim or corners with another', () => {
    expect(alike(({ mark }) => mark)).toEqual([])
    expect(alike(({ lettering }) => lettering.face)).toEqual([])
    expect(alike(({ trim }) => trim.rim)).toEqual([])
    expect(alike((studio) => dressOf(studio).styles['shadow'])).toEqual([])
    expect(alike((studio) => dressOf(studio).styles['fill'])).toEqual([])
    expect(alike(({ trim }) => [trim.corner, trim.key])).toEqual([])
  })

  it('have colours that are told apart: the console, or what it plays with', () => {
    const pairs = providers.flatMap((one, index) =>
      providers.slice(index + 1).map((other) => [one, other] as const),
    )
    for (const [one, other] of pairs) {
      const apart = (role: keyof Studio['palette']) =>
        distance(one.palette[role], other.palette[role])
      expect(
        apart('ground') + apart('key'),
        `${one.name} and ${other.name}: ground and key`,
      ).toBeGreaterThan(90)
    }
    expect(alike(({ palette }) => palette)).toEqual([])
  })

  it('share neither instrument, tempo nor signature with another', () => {
    expect(alike(({ voice }) => voice.partials)).toEqual([])
    expect(alike(({ voice }) => voice.root)).toEqual([])
    expect(alike(({ voice }) => voice.reel)).toEqual([])
    expect(alike(({ voice }) => [voice.win, voice.gap])).toEqual([])
    expect(alike(({ voice }) => [voice.pattern, voice.beat])).toEqual([])
  })
})

describe.each(each)('%s', (_, studio) => {
  const { palette, voice, mark } = studio

  it('has at least two models of its own, each played in another way', () => {
    const own = ownModels(studio)
    expect(own.map(({ id }) => id).length).toBeGreaterThanOrEqual(2)
    expect(new Set(own.map(playOf)).size).toBe(own.length)
  })

  it.each([
    ['text on the console', palette.ink, palette.ground, 4.5],
    ['text on a plate', palette.ink, palette.plate, 4.5],
    ['small labels on the console', labelOf(palette) as Hex, palette.ground, 4.5],
    ['text on the key', palette.keyInk, palette.key, 4.5],
    ['text at the lit edge of the key', palette.keyInk, mix(palette.key, '#ffffff', 0.08), 4.5],
    ['text at the shaded edge of the key', palette.keyInk, mix(palette.key, '#000000', 0.08), 4.5],
    ['lettering on the night', palette.shine, palette.night, 4.5],
    ['the second accent on the night', palette.spark, palette.night, 4.5],
    ['text on the night', '#ffffff', palette.night, 7],
    ['the sign on the console', palette.key, palette.ground, 3],
    ['the border of a button on the console', palette.line, palette.ground, 3],
  ] as const)('keeps the contrast of %s', (pair, text, ground, least) => {
    for (const shown of ground === palette.ground ? surfaces(studio, ground) : [ground])
      expect(contrastRatio(text, shown), `${pair}: ${text} on ${shown}`).toBeGreaterThanOrEqual(
        least,
      )
  })

  it('fills the letters of large wins with colours that stand out from the night', () => {
    const fill = treatments[studio.lettering.treatment](palette).fill
    const colours = fill.match(/#[0-9a-f]{6}\b/g) as Hex[]
    expect(colours.length).toBeGreaterThan(0)
    for (const colour of colours)
      expect(contrastRatio(colour, palette.night), colour).toBeGreaterThanOrEqual(3)
  })

  it('declares everything a game wears, as values that styles take', () => {
    const dress = dressOf(studio)
    for (const [name, value] of Object.entries(dress.styles)) {
      expect(value, name).not.toMatch(/undefined|NaN|;|url\(|object/)
      expect(value.length, name).toBeGreaterThan(0)
    }
    expect(rims[studio.trim.rim](palette)).toContain('gradient')
    expect(finishes[studio.trim.finish]).toContain('gradient')
    // It travels with every game that is opened.
    expect(JSON.stringify(dress).length).toBeLessThan(3500)
  })

  it('is lettered in a face that has every letter of both languages', () => {
    const font = loadFace(studio.lettering.face)
    const letters = 'abcdefghijklmnñopqrstuvwxyzáéíóúü'
    const signs = '0123456789.,×·%+−–=:!¡?¿()&/’'
    for (const letter of letters + letters.toUpperCase() + signs)
      expect(font.charToGlyph(letter).index, letter).toBeGreaterThan(0)
  })

  it('has a sign that stays inside its square', () => {
    expect(mark).toMatch(/^M[\d\sMmLlHhVvCcSsAaZz.-]+z$/)
  })

  it('has a voice that can be heard and played', () => {
    expect(voice.root).toBeGreaterThan(100)
    expect(voice.root).toBeLessThan(400)
    expect(voice.scale[0]).toBe(0)
    expect(voice.scale.toSorted((a, b) => a - b)).toEqual([...voice.scale])
    expect(voice.scale.at(-1)).toBeLessThan(12)
    for (const part of [voice.gain, voice.hold]) expect(part).toBeLessThanOrEqual(1)
    expect(voice.partials.length).toBeGreaterThan(1)
    for (const steps of [voice.pattern, voice.win, voice.chord]) {
      expect(steps.length).toBeGreaterThanOrEqual(3)
      for (const step of steps) expect(step).toBeGreaterThanOrEqual(0)
    }
    expect(voice.reel.length).toBeGreaterThan(0)
    for (const { hz, to, ms } of voice.reel) {
      expect(Math.min(hz, to)).toBeGreaterThan(30)
      expect(ms).toBeLessThanOrEqual(400)
    }
  })
})

it('every game wears its own studio, in the key of its place', () => {
  for (const game of games) {
    const studio = providers.find(({ slug }) => slug === game.providerSlug)!
    const { studio: dress, face } = frameSkin(game)
    const { voice, ...worn } = dressOf(studio)
    expect(dress, game.title).toMatchObject(worn)
    expect({ ...dress.voice, root: voice.root }).toEqual(voice)
    expect(dress.voice.root / voice.root).toBeCloseTo(2 ** (scenes[game.skin.scene].key / 12), 2)
    expect(face, game.title).toBe(faceOf(game.id))
  }
  const stray = { ...games[0]!, providerSlug: 'nobody' }
  expect(() => frameSkin(stray)).toThrow('the studio nobody, which providers.ts lacks')
})
