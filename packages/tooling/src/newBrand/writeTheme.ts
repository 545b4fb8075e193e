import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { makeRandom } from '@marquee/game-catalogue/random'
import { root } from '../workspace.ts'
import { tinted } from './colour.ts'
import { drawingsOf } from './drawings.ts'
import { huesOf, paletteOf } from './palette.ts'
import { addressOf, facesOf, fontsOf, fontTokensOf } from './type.ts'

const plain = path.join(root, 'themes/wireframe')
const leftOut = /[/\\](node_modules|dist|\.turbo)([/\\]|$)/

const camelCase = (folder: string): string =>
  folder.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())

/** A change of a file's text. @throws where it changes nothing: the plain theme is written in another way now. */
function rewrite(
  file: string,
  changes: readonly (readonly [RegExp, string | (() => string)])[],
): void {
  const text = changes.reduce(
    (before, [pattern, to]) => {
      const after = before.replace(pattern, to as string)
      if (after === before)
        throw new Error(`${file} has nothing that is ${pattern}: writeTheme.ts expects it.`)
      return after
    },
    readFileSync(file, 'utf8'),
  )
  writeFileSync(file, text)
}

/** Lengths of corners, from sharp to round: of a control, and of what holds several lines. */
const corners = [
  ['4px', '6px'],
  ['8px', '12px'],
  ['12px', '16px'],
  ['999px', '20px'],
] as const

/**
 * Writes the theme of a new brand: the plain one's in colours, faces, corners, wordmark, mark, icons and card of
 * its own, all of them drawn from its name, so that no two brands look alike before anybody has designed
 * them. Small drawings (nothing here, trouble, a reward) are the plain ones in its hue.
 * @throws UsageError for a name that no face can write; nothing is written then.
 */
export function writeTheme({ folder, name }: { folder: string; name: string }): void {
  const drawings = drawingsOf(name)
  const { dark, light } = paletteOf(name)
  const [control, box] = makeRandom(`corners ${name}`).pick(corners)
  const target = path.join(root, 'themes', folder)
  cpSync(plain, target, { recursive: true, filter: (file) => !leftOut.test(file) })
  const key = camelCase(folder)
  const at = (file: string) => path.join(target, file)
  const { display, text } = facesOf(name)
  rewrite(at('package.json'), [
    [/theme-wireframe/g, `theme-${folder}`],
    [
      /(?= {4}"@marquee\/theme":)/,
      [text, display].map((face) => `    "${face.package}": "catalog:",\n`).join(''),
    ],
  ])
  rewrite(at('README.md'), [[/wireframe/g, folder]])
  writeFileSync(at('src/fonts.css'), fontsOf(name))
  rewrite(at('src/index.ts'), [
    [/^/, `import displayFont from '${addressOf(display)}?url&no-inline'\n`],
    [
      /(?=\n\nexport const)/,
      "\n// Here, not in theme.css.ts: a plain stylesheet imported there is left out of the build.\nimport './fonts.css'",
    ],
    [/preloadFonts: \[\]/, 'preloadFonts: [displayFont]'],
    [/key: 'wireframe'/, `key: '${key}'`],
    [/const wireframe\b/, `const ${key}`],
    [/themeColor: .*/, `themeColor: { dark: '${dark.page}', light: '${light.page}' },`],
  ])
  rewrite(at('src/theme.ts'), [
    [/key: 'wireframe'/, `key: '${key}'`],
    [
      /\/\*\* The plainest theme.*/,
      `/** The look that ${name} begins with: colours, type and corners by its name, the rest plain. */`,
    ],
    [/const systemFaces = .*\n\n/, ''],
    [/font: \{[^}]*\}/, fontTokensOf(name)],
    [
      /radius: \{[^}]*\}/,
      `radius: { control: '${control}', field: '${box}', card: '${box}', tile: '${box}', sheet: '${box}', badge: '${control}' }`,
    ],
    ...(Object.keys(dark) as (keyof typeof dark)[]).map((role) => {
      // First the dark mode's, then the light one's.
      const values = [dark[role], light[role]].values()
      return [
        new RegExp(`(?<=\\b${role}: ')#[\\da-f]{6}(?=')`, 'g'),
        () => String(values.next().value),
      ] as const
    }),
  ])
  const { accent } = huesOf(name)
  for (const file of readdirSync(at('src/art'))) {
    const place = at(`src/art/${file}`)
    const drawn = drawings[path.basename(file, '.svg')]
    writeFileSync(
      place,
      drawn ?? tinted(readFileSync(place, 'utf8'), { chroma: 0.11, hue: accent }),
    )
  }
}
