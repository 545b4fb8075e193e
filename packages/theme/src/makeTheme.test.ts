import { existsSync, globSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { makeTheme, type Theme } from './makeTheme.ts'
import type { ColorTokens } from './tokens.ts'

const themes = path.resolve(import.meta.dirname, '../../../themes')
const folders = readdirSync(themes).filter((folder) =>
  existsSync(path.join(themes, folder, 'src/theme.ts')),
)
const themeOf = async (folder: string): Promise<Theme> => {
  const file = path.join(themes, folder, 'src/theme.ts')
  const { theme }: { theme: Theme } = await import(/* @vite-ignore */ file)
  return theme
}

/** Tokens of a theme that there is, under another key and with other colours in both modes. */
async function makeTokens(colours: Partial<Record<keyof ColorTokens, string>>) {
  const [folder = ''] = folders
  const { tokens } = await themeOf(folder)
  const painted = (mode: 'dark' | 'light') => ({
    ...tokens[mode],
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- some are no colours, on purpose
    color: { ...tokens[mode].color, ...colours } as ColorTokens,
  })
  return { ...tokens, key: 'harbourLights', dark: painted('dark'), light: painted('light') }
}

function messageOf(tokens: Parameters<typeof makeTheme>[0]): string {
  try {
    makeTheme(tokens)
  } catch (error) {
    return error instanceof Error ? error.message : ''
  }
  return ''
}

describe('makeTheme', () => {
  it('names every pair that cannot be told apart, a line for each mode, and where to change it', async () => {
    const lines = messageOf(
      await makeTokens({ textPrimary: '#777777', accent: '#777777', accentContrast: '#787878' }),
    ).split('\n')
    expect(lines).toEqual([
      "Theme 'harbourLights' cannot be used:",
      expect.stringMatching(/^ {2}dark: textPrimary on page .*; accentContrast on accent /),
      expect.stringMatching(/^ {2}light: textPrimary on page .*; accentContrast on accent /),
      'Change these colours in themes/harbour-lights/src (palette.ts or theme.ts).',
    ])
  })

  it('needs five lines at most when every colour is wrong', async () => {
    const { tokens } = await themeOf(folders[0] ?? '')
    const roles = Object.keys(tokens.dark.color)
    for (const colour of ['#777777', 'red']) {
      const wrong = await makeTokens(Object.fromEntries(roles.map((role) => [role, colour])))
      expect(messageOf(wrong).split('\n').length).toBeLessThanOrEqual(5)
    }
    const missing = await makeTokens({ page: 'rgb(0 0 0)' })
    expect(messageOf(missing)).toContain("page is 'rgb(0 0 0)', which is not an opaque #rrggbb")
  })

  it.each(folders)('says of a mistake in %s the folder that it is in', async (folder) => {
    const { tokens } = await themeOf(folder)
    const color = { ...tokens.dark.color, textPrimary: tokens.dark.color.page }
    const message = messageOf({ ...tokens, dark: { ...tokens.dark, color } })
    const [, named = ''] = /in (themes\/[\w-]+\/src) /.exec(message) ?? []
    expect(named).toBe(`themes/${folder}/src`)
    expect(globSync('{palette,theme}.ts', { cwd: path.join(themes, folder, 'src') })).not.toEqual(
      [],
    )
  })
})
