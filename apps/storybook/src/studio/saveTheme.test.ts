import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Theme } from '@marquee/theme'
import { leavesOf, withValues } from '@marquee/theme/dtcg'
import { afterEach, describe, expect, it } from 'vitest'
import { themes } from '../themes.ts'
import { folderOf } from '../brand/folderOf.ts'
import { saveTheme } from './saveTheme.ts'

const own = join(import.meta.dirname, '../../../../themes')
const folders: string[] = []
afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true })))

/** A copy of a theme that can be imported: what it depends on stays where it is. */
function copyOf(key: string) {
  const root = mkdtempSync(join(tmpdir(), 'themes-'))
  folders.push(root)
  const folder = folderOf(key)
  cpSync(join(own, folder, 'src'), join(root, folder, 'src'), { recursive: true })
  symlinkSync(join(own, folder, 'node_modules'), join(root, folder, 'node_modules'))
  const read = async () => {
    const at = `${join(root, folder, 'src/theme.ts')}?${folders.length}`
    return ((await import(/* @vite-ignore */ at)) as { theme: Theme }).theme.tokens
  }
  const linesOf = (file: string) =>
    [own, root].map((base) => readFileSync(join(base, folder, 'src', file), 'utf8').split('\n'))
  /** Lines of a file that are in the copy alone. */
  const added = (file: string) => {
    const [before = [], after = []] = linesOf(file)
    return after.filter((line) => !before.includes(line)).map((line) => line.trim())
  }
  return { root, read, added }
}
const tokensOf = (key: string) => themes.find((theme) => theme.key === key)!.tokens

describe('saving a theme', () => {
  it.each(themes.map(({ key }) => key))(
    '%s > any of its values is written, and read again',
    async (key) => {
      const { root, read } = copyOf(key)
      const tokens = tokensOf(key)
      const changes = new Map(
        [...leavesOf(tokens)].flatMap(([path, value]): [string, string][] => {
          if (path.includes('.texture.'))
            return [[path, `linear-gradient(90deg, ${value.length}px)`]]
          if (path.includes('.elevation.')) return [[path, `0 ${path.length}px 1px #123456`]]
          return path.startsWith('radius') ? [[path, `${path.length}px`]] : []
        }),
      )
      await saveTheme(root, tokens, changes)
      expect(await read()).toEqual(withValues(tokens, changes))
    },
  )

  it('changes one literal where it stands, and the colour of the browser bar with the page', async () => {
    const { root, read, added } = copyOf('tao')
    const changes = new Map([
      ['dark.color.page', '#0c1614'],
      ['radius.card', '4px'],
    ])
    const files = await saveTheme(root, tokensOf('tao'), changes)
    expect(files.toSorted()).toEqual(['tao/src/index.ts', 'tao/src/palette.ts', 'tao/src/theme.ts'])
    expect(added('palette.ts')).toEqual(["page: '#0c1614',"])
    expect(added('theme.ts')).toEqual(["card: '4px',"])
    expect(added('index.ts')).toEqual(["themeColor: { dark: '#0c1614', light: '#f2ead9' },"])
    expect(await read()).toEqual(withValues(tokensOf('tao'), changes))
  })

  it('gives a value of its own to what two modes share', async () => {
    const { root, read, added } = copyOf('wireframe')
    const changes = new Map([['dark.texture.raised', 'linear-gradient(#333, #222)']])
    await saveTheme(root, tokensOf('wireframe'), changes)
    expect(added('theme.ts')).toEqual([
      "texture: { ...texture, raised: 'linear-gradient(#333, #222)' },",
    ])
    expect(await read()).toEqual(withValues(tokensOf('wireframe'), changes))
  })

  it('takes out what nothing uses any more', async () => {
    const { root, read } = copyOf('tao')
    const changes = new Map(['dark', 'light'].map((mode) => [`${mode}.texture.trim`, 'none']))
    await saveTheme(root, tokensOf('tao'), changes)
    const text = readFileSync(join(root, 'tao/src/texture.ts'), 'utf8')
    expect(text).not.toContain('fret')
    expect(text).not.toContain('window lattice')
    expect(text).toContain('fibres')
    expect(await read()).toEqual(withValues(tokensOf('tao'), changes))
  })

  it.each([
    ['a theme elsewhere', '../../etc', [['radius.card', '4px']], 'There is no theme'],
    ['a path that is no token', 'tao', [['key', 'x']], 'no token of a theme'],
    ['a value that is more than a value', 'tao', [['radius.card', '4px\n']], 'no single line'],
  ] as [string, string, [string, string][], string][])(
    'refuses %s',
    async (_what, key, changes, reason) => {
      const { root, added } = copyOf('tao')
      await expect(saveTheme(root, { ...tokensOf('tao'), key }, new Map(changes))).rejects.toThrow(
        reason,
      )
      expect(added('theme.ts')).toEqual([])
    },
  )
})
