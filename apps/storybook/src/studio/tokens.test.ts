import {
  differences,
  type DtcgFile,
  type DtcgNode,
  readTokens,
  withValues,
  writeTokens,
} from '@marquee/theme/dtcg'
import { describe, expect, it } from 'vitest'
import { themes } from '../themes.ts'

const tokensOf = (key: string) => themes.find((theme) => theme.key === key)!.tokens
const wireframe = tokensOf('wireframe')
const file = (document: DtcgNode, name = 'brand.tokens.json'): DtcgFile => ({ name, document })
const read = (...files: DtcgFile[]) => readTokens(files, { into: wireframe, mode: 'dark' })
const problem = (...files: DtcgFile[]) => {
  try {
    read(...files)
  } catch (error) {
    return (error as Error).message
  }
  return 'was read'
}

describe.each(themes.map((theme) => [theme.key, theme] as const))('%s', (_key, { tokens }) => {
  // Into another theme: nothing of it may shine through.
  const other = tokens.key === 'wireframe' ? tokensOf('tao') : wireframe

  it('comes back from a file without a difference', () => {
    const text = JSON.stringify(writeTokens(tokens))
    const back = readTokens([file(JSON.parse(text) as DtcgNode)], { into: other, mode: 'dark' })
    const own = { key: other.key, mail: other.mail }
    expect(back).toEqual({ tokens: { ...tokens, ...own }, ignored: [] })
  })

  it('is written in the types of the format wherever it has one', () => {
    const { dark, font } = writeTokens(tokens) as Record<string, Record<string, DtcgNode>>
    expect(dark!['color']!['page']).toMatchObject({
      $type: 'color',
      $value: { colorSpace: 'srgb', hex: tokens.dark.color.page },
    })
    expect(font!['display']!.$type).toBe('fontFamily')
  })
})

describe('a file that a designer changed', () => {
  it('gives the new value where our own spelling says the old one', () => {
    const text = JSON.stringify(writeTokens(tokensOf('tao')))
    const document = JSON.parse(text, function (this: { hex?: string }, name, value: unknown) {
      if (name === 'components' && this.hex === '#8edbb9') return [1, 1, 1]
      return name === 'components' && this.hex === '#040907' ? [1, 0, 0] : value
    }) as DtcgNode
    const { tokens } = readTokens([file(document)], {
      into: tokensOf('tao'),
      mode: 'dark',
    })
    expect([...differences(tokensOf('tao'), tokens)]).toEqual([
      ['dark.scrim', 'rgb(255 0 0 / 0.78)'],
      ['dark.texture.accent', 'linear-gradient(#ffffff 0%, #69c29d 100%)'],
    ])
  })
})

describe('files of exporters of Figma', () => {
  it('are read as one file for each mode, with colours as hex text and types of groups', () => {
    const of = (page: string, text: string): DtcgNode => ({
      Color: { $type: 'color', page: { $value: page }, 'text-primary': { $value: text } },
    })
    const { tokens } = read(
      file(of('#000000', '#fafafa'), 'Dark.tokens.json'),
      file(of('#FFFFFF', '#111111'), 'Light.tokens.json'),
    )
    expect([...differences(wireframe, tokens)]).toEqual([
      ['dark.color.page', '#000000'],
      ['dark.color.textPrimary', '#fafafa'],
      ['light.color.page', '#ffffff'],
      ['light.color.textPrimary', '#111111'],
    ])
  })

  it('are read as variables exported natively: the mode in the metadata, sRGB components', () => {
    const { tokens } = read(
      file(
        {
          color: {
            accent: {
              $type: 'color',
              $value: { colorSpace: 'srgb', components: [0, 0.4, 0.2], alpha: 1, hex: '#006633' },
              $extensions: {
                'com.figma.variableId': 'VariableID:1:2',
                'com.figma.scopes': ['ALL'],
              },
            },
          },
          radius: { card: { $type: 'number', $value: 12 } },
          $extensions: { 'com.figma.modeName': 'Light' },
        },
        'Mode 1.tokens.json',
      ),
    )
    expect([...differences(wireframe, tokens)]).toEqual([
      ['light.color.accent', '#006633'],
      ['radius.card', '12px'],
    ])
  })

  it('are read where components have colours of the same names: the one that stands nearest is meant', () => {
    const border = (value: string): DtcgNode => ({
      Color: { Border: { $type: 'color', $value: value } },
    })
    const { tokens, ignored } = read(
      file({
        '🧩 Component': { Input: border('#ff0000') },
        '🔗 Alias': border('{🌐 Global.Grey}'),
        Card: { Head: border('#00ff00') },
        '🌐 Global': { Grey: { $type: 'color', $value: '#333333' } },
      }),
    )
    expect([...differences(wireframe, tokens)]).toEqual([['dark.color.border', '#333333']])
    expect(ignored).toEqual(['🧩 Component.Input.Color.Border', 'Card.Head.Color.Border'])
  })

  it('are read with modes in the extensions, and aliases to primitives in each', () => {
    const { tokens, ignored } = read(
      file({
        primitives: {
          $type: 'color',
          jade: { 500: { $value: '#0a5' }, 100: { $value: '#cfe' } },
          unused: { $value: '#123456' },
        },
        semantic: {
          color: {
            'Accent Text': {
              $type: 'color',
              $value: '{primitives.jade.100}',
              $extensions: { mode: { Dark: '{primitives.jade.100}', Light: '{jade.500}' } },
            },
          },
        },
      }),
    )
    expect([...differences(wireframe, tokens)]).toEqual([
      ['dark.color.accentText', '#ccffee'],
      ['light.color.accentText', '#00aa55'],
    ])
    expect(ignored).toEqual(['primitives.unused'])
  })

  it('are read with a collection in another file, weights by name and lengths as text', () => {
    const { tokens } = read(
      file({ space: { big: { $type: 'dimension', $value: '40px' } } }, 'core.json'),
      file({
        font: {
          displayWeight: { $type: 'string', $value: 'Semi Bold' },
          text: { $type: 'fontFamily', $value: 'Inter, sans-serif' },
        },
        density: { section: { $value: { $ref: '#/space/big/$value' } } },
        dark: {
          elevation: {
            low: {
              $type: 'shadow',
              $value: [
                { color: '#00000080', offsetX: '0px', offsetY: '2px', blur: '8px', spread: '0px' },
              ],
            },
          },
        },
      }),
    )
    expect([...differences(wireframe, tokens)]).toEqual([
      ['dark.elevation.low', '0 2px 8px rgb(0 0 0 / 0.502)'],
      ['font.text', 'Inter, sans-serif'],
      ['density.section', '40px'],
    ])
  })

  it('are refused with the path of each token and how to mend it', () => {
    const message = problem(
      file({
        color: {
          page: { $value: '{core.nothing}' },
          surface: { $value: 'teal' },
          raised: { $value: '#ffffff80' },
          sunken: { $value: { colorSpace: 'oklch', components: [0.5, 0.1, 20] } },
          accent: { $value: '{color.accent}' },
        },
        radius: { card: { $value: '2em' } },
        line: { style: { $value: 'wavy' } },
      }),
    )
    expect(message).toContain('color.page names {core.nothing}, which none of the files has')
    expect(message).toContain("color.surface 'teal' is no colour: write #rrggbb")
    expect(message).toContain(
      'color.raised is rgb(255 255 255 / 0.502): colours of roles are opaque',
    )
    expect(message).toContain(
      "color.sunken is a colour in 'oklch' without 'hex': export it as sRGB",
    )
    expect(message).toContain('color.accent goes in a circle: color.accent -> color.accent')
    expect(message).toContain('radius.card is "2em": write { "value": 4, "unit": "px" }')
    expect(message).toContain('line.style is "wavy": a line is solid, double or dashed')
  })
})

it('refuses a path that no theme has', () => {
  expect(() => withValues(wireframe, [['dark.color.nothing', '#000000']])).toThrow(
    "A theme has no token 'dark.color.nothing'",
  )
})
