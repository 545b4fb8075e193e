import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { contrastProblems, type ThemeArt } from '@marquee/theme'
import { describe, expect, it } from 'vitest'
import { artOf } from './art.ts'
import { folderOf } from './brand/folderOf.ts'
import { themes } from './themes.ts'

const drawings: (keyof ThemeArt)[] = [
  'logo',
  'mark',
  'hero',
  'heroNarrow',
  'notFound',
  'empty',
  'trouble',
  'reward',
]

/** The paths of all tokens: the shape that every theme shares. */
function shape(tokens: object, path = ''): string[] {
  return Object.entries(tokens).flatMap(([name, value]) =>
    typeof value === 'object' && value !== null
      ? shape(value as object, `${path}${name}.`)
      : [`${path}${name}`],
  )
}

const root = path.join(import.meta.dirname, '../../../themes')
const [first] = themes
const expected = shape(first!.tokens).toSorted()

it('shows every theme that there is', () => {
  const folders = globSync('*/package.json', { cwd: root }).map((file) => path.dirname(file))
  expect(themes.map(({ key }) => folderOf(key)).toSorted()).toEqual(folders.toSorted())
})

it.each(['logo', 'mark', 'favicon', 'icon', 'social'])('no two themes have one %s', (name) => {
  const drawn = themes.map(({ key }) =>
    readFileSync(path.join(root, folderOf(key), `src/art/${name}.svg`), 'utf8'),
  )
  expect(new Set(drawn).size).toBe(themes.length)
})

it.each(['dark', 'light'] as const)('no two themes have one palette when it is %s', (mode) => {
  const palettes = themes.map(({ tokens }) => {
    const { page, surface, accent } = tokens[mode].color
    return [page, surface, accent].join()
  })
  expect(new Set(palettes).size).toBe(themes.length)
})

describe.each(themes.map((theme) => [theme.key, theme] as const))('%s', (key, { tokens }) => {
  it('keeps its contrast in both modes', () => {
    expect(contrastProblems(tokens.dark.color)).toEqual([])
    expect(contrastProblems(tokens.light.color)).toEqual([])
  })

  it('says every role and no other', () => {
    // How mails are put together is no role, and a theme may leave it out.
    const { mail: _mail, ...roles } = tokens
    expect(shape(roles).toSorted()).toEqual(expected)
  })

  it('leaves no role empty', () => {
    const empty = Object.entries(tokens).flatMap(([group, value]) =>
      typeof value === 'object'
        ? Object.entries(value)
            .filter(([, token]) => token === '')
            .map(([name]) => `${group}.${name}`)
        : [],
    )
    expect(empty).toEqual([])
  })

  it('gives lengths a unit, so that components can calculate with them', () => {
    const { trim, heading, density, radius, line } = tokens
    const lengths = [
      trim.height,
      heading.ornamentWidth,
      heading.ornamentHeight,
      ...Object.values(density),
      radius.control,
      radius.field,
      radius.card,
      radius.sheet,
      line.hairline,
      line.control,
      line.card,
    ]
    expect(lengths.filter((length) => !/^[\d.]+(px|rem)$/.test(length))).toEqual([])
  })

  it('rounds boxes of several lines > leaves their corners readable', () => {
    const { field, card, tile, sheet } = tokens.radius
    const lengths = [field, card, tile, sheet].flatMap((radius) => radius.match(/[\d.]+px/g) ?? [])
    expect(lengths.filter((length) => Number.parseFloat(length) > 40)).toEqual([])
  })

  it('has every drawing', () => {
    const art = path.join(root, folderOf(key), 'src/art')
    expect(drawings.filter((name) => !existsSync(`${art}/${name}.svg`))).toEqual([])
    expect(Object.keys(artOf(key))).toEqual(expect.arrayContaining(drawings))
  })
})

it('gives every theme a key of its own', () => {
  expect(new Set(themes.map(({ key }) => key)).size).toBe(themes.length)
})
