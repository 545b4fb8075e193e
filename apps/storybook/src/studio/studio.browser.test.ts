import { vars } from '@marquee/theme'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { artOf } from '../art.ts'
import { themes } from '../themes.ts'
import '../themes.css.ts'
import { dress } from './dress.ts'
import { textureProblems } from './judgeTheme.ts'
import { makeStudio } from './studio.ts'

const all = themes.map(({ key, tokens }) => ({ tokens, name: key, hero: artOf(key).hero }))
const root = document.documentElement
const seen = (element: Element, property: string) =>
  getComputedStyle(element).getPropertyValue(property)

function open(key = 'tao') {
  const studio = makeStudio()
  studio.load(all)
  studio.subscribe(() => dress([studio.sessions().get(key)!.history.present]))
  return studio
}

beforeEach(() => {
  Object.assign(root.dataset, { theme: 'tao', mode: 'dark' })
  document.body.innerHTML = `<p style="color: ${vars.color.textPrimary}; border-radius: ${vars.radius.card}">Play</p>`
})
afterEach(() => {
  dress([])
  document.body.innerHTML = ''
  delete root.dataset['theme']
  delete root.dataset['mode']
})
const text = () => document.querySelector('p')!

describe('an edit', () => {
  it('changes what is seen at once, and undo and redo take it back and again', async () => {
    const studio = open()
    const before = seen(text(), 'color')
    expect(await studio.edit('tao', 'dark.color.textPrimary', '#ffffff')).toBeUndefined()
    expect(seen(text(), 'color')).toBe('rgb(255, 255, 255)')
    studio.undo('tao')
    expect(seen(text(), 'color')).toBe(before)
    studio.redo('tao')
    expect(seen(text(), 'color')).toBe('rgb(255, 255, 255)')
    studio.reset('tao')
    expect(seen(text(), 'color')).toBe(before)
  })

  it('of the light palette leaves the dark one alone, and other brands on the page', async () => {
    const studio = open()
    const before = seen(text(), 'color')
    await studio.edit('tao', 'light.color.textPrimary', '#000000')
    await studio.edit('tao', 'radius.card', '9px')
    expect(seen(text(), 'color')).toBe(before)
    expect(seen(text(), 'border-radius')).toBe('9px')
    text().dataset['theme'] = 'wireframe'
    expect(seen(text(), 'border-radius')).toBe('2px')
  })

  it('of one topic is one step, until it is sealed', async () => {
    const studio = open()
    const { present } = studio.sessions().get('tao')!.history
    await studio.edit('tao', 'radius.card', '3px', 'radius.card')
    await studio.edit('tao', 'radius.card', '4px', 'radius.card')
    studio.seal('tao')
    await studio.edit('tao', 'radius.card', '5px', 'radius.card')
    studio.undo('tao')
    expect(seen(text(), 'border-radius')).toBe('4px')
    studio.undo('tao')
    expect(studio.sessions().get('tao')!.history.present).toEqual(present)
  })
})

describe('a value that cannot be', () => {
  it('is refused with its ratio, the least, and the nearest colour, which passes', async () => {
    const studio = open()
    const before = seen(text(), 'color')
    const refusal = await studio.edit('tao', 'dark.color.textPrimary', '#30463d')
    expect(refusal?.reason).toMatch(/textPrimary on page would be \d\.\d\d:1, it needs 4\.5:1/)
    expect(seen(text(), 'color')).toBe(before)
    expect(await studio.edit('tao', 'dark.color.textPrimary', refusal!.nearest!)).toBeUndefined()
    expect(seen(text(), 'color')).not.toBe(before)
  })

  it('is refused alone, and taken together with the text that it needs', async () => {
    const studio = open('wireframe')
    const refusal = await studio.edit('wireframe', 'light.color.accent', '#ffe14d')
    expect(refusal?.reason).toContain('accentContrast on accent')
    expect(refusal?.together?.map(([path]) => path)).toEqual([
      'light.color.accent',
      'light.color.accentContrast',
    ])
    expect(await studio.editAll('wireframe', refusal!.together!)).toBeUndefined()
    expect([...studio.changes('wireframe').keys()]).toEqual(
      refusal!.together!.map(([path]) => path),
    )
  })

  it.each([
    [
      'a texture in the colour of the label on it',
      'dark.texture.accent',
      'linear-gradient(#05150f, #05150f)',
      'accentContrast on texture.accent',
    ],
    [
      'a texture in the colour of the text on it',
      'dark.texture.raised',
      'linear-gradient(#f2ead8, #f2ead8)',
      'textPrimary on texture.raised',
    ],
    ['what is no image', 'dark.texture.raised', 'shiny', 'not understood as background-image'],
    ['a radius without a unit', 'radius.card', '4', 'one length in px or rem'],
    ['a radius that cuts texts', 'radius.card', '90px', '40px is the most'],
    ['a colour that can be seen through', 'dark.color.page', '#0000', 'not an opaque colour'],
  ])('is refused: %s', async (_what, path, value, reason) => {
    const studio = open()
    expect((await studio.edit('tao', path, value))?.reason).toContain(reason)
    expect(studio.changes('tao').size).toBe(0)
  })

  it('is refused in a file too, and nothing of the file is taken', async () => {
    const studio = open()
    const document = {
      color: { textPrimary: { $value: '#101010' } },
      radius: { card: { $value: '9px' } },
    }
    const { problems } = await studio.read('tao', [{ name: 'a.json', document }], 'dark')
    expect(problems.join()).toContain('dark: textPrimary on page')
    expect(studio.changes('tao').size).toBe(0)
  })

  it('is read from a file as one step, which says how many values are others now', async () => {
    const studio = open()
    const document = {
      radius: { card: { $value: '9px' }, tile: { $value: '9px' } },
      unknown: { $value: '1px' },
    }
    const file = [{ name: 'a.json', document }]
    expect(await studio.read('tao', file, 'dark')).toMatchObject({ problems: [], changed: 2 })
    expect(await studio.read('tao', file, 'dark')).toMatchObject({ problems: [], changed: 0 })
    expect(studio.changes('tao').size).toBe(2)
    studio.undo('tao')
    studio.undo('tao')
    expect(studio.changes('tao').size).toBe(0)
  })

  it('is refused for words on the scene', async () => {
    const glare = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="640" height="360"><rect width="640" height="360" fill="#fff"/></svg>')}`
    const tao = all.find(({ tokens }) => tokens.key === 'tao')!
    const pale = structuredClone(tao.tokens)
    pale.dark.color.page = '#4a5a54'
    expect((await textureProblems({ tokens: pale, hero: glare })).join()).toContain(
      'textPrimary on the scene',
    )
  })
})

describe.each(all.map((theme) => [theme.tokens.key, theme] as const))('%s', (_key, theme) => {
  it('keeps its texts readable on its textures and its scene, in both modes', async () => {
    expect(await textureProblems(theme)).toEqual([])
  })
})

describe('a theme within another', () => {
  const modes = ['dark', 'light'] as const
  it.each(modes.flatMap((mode) => themes.map(({ key }) => [mode, key] as const)))(
    '%s > on a page of %s > wears its own colours',
    (mode, key) => {
      Object.assign(root.dataset, { theme: key, mode })
      document.body.innerHTML = themes
        .map((theme) => `<section data-theme="${theme.key}" data-mode="${mode}"></section>`)
        .join('')
      const worn = [...document.querySelectorAll('section')].map((section) => [
        section.dataset['theme'],
        seen(section, vars.color.page.slice(4, -1)),
        seen(section, vars.color.accent.slice(4, -1)),
        seen(section, vars.radius.card.slice(4, -1)),
      ])
      expect(worn).toEqual(
        themes.map(({ key, tokens }) => [
          key,
          tokens[mode].color.page,
          tokens[mode].color.accent,
          tokens.radius.card,
        ]),
      )
    },
  )
})
