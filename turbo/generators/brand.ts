import type { PlopTypes } from '@turbo/gen'
import { issues } from '../../packages/game-catalogue/src/issues.ts'
import { variants } from '../../packages/core/src/brand/composition.ts'
import { makeRandom } from '../../packages/game-catalogue/src/random.ts'

interface Answers {
  folder: string
  name: string
}

/** The collections that a home page can show: all but the one that is a single game. */
const collections = issues.map(({ key }) => key).filter((key) => key !== 'gameOfWeek')

/** In an order by the brand's name: no two brands order their homes alike. */
const homeScheme = ({ name }: Answers): string =>
  makeRandom(`home ${name}`)
    .shuffle(collections)
    .map((key) => `'${key}'`)
    .join(', ')

/** A variant of each part of the shell, by the brand's name: new brands differ in more than dress. */
function composition({ name }: Answers): string {
  const random = makeRandom(`composition ${name}`)
  return Object.entries(variants)
    .map(([part, known]) => `${part}: '${random.pick<string>(known)}'`)
    .join(', ')
}

/** An app with its campaigns; `pnpm new brand` draws the theme beside it. Both pass every check untouched. */
export const brandGenerator: PlopTypes.PlopGeneratorConfig = {
  description: 'A brand: its app and its campaigns',
  prompts: [
    {
      type: 'input',
      name: 'folder',
      message: 'Its folder, in small letters joined by hyphens (river-boat)',
      validate: (folder: string) =>
        // The key in camel case leads back to the folder: a digit after a hyphen would not.
        /^[a-z][a-z0-9]*(-[a-z][a-z0-9]*)*$/.test(folder) ||
        'Use small letters and hyphens, each with a letter behind it, for example river-boat.',
    },
    { type: 'input', name: 'name', message: 'Its display name (RiverBoat)' },
  ],
  actions: (answers) => [
    {
      type: 'addMany',
      destination: '{{ turbo.paths.root }}/apps/{{ folder }}',
      base: 'templates/brand/app',
      templateFiles: 'templates/brand/app/**/*.hbs',
      data: {
        homeScheme: homeScheme(answers as unknown as Answers),
        composition: composition(answers as unknown as Answers),
      },
    },
    {
      type: 'modify',
      path: '{{ turbo.paths.root }}/apps/platform/src/brands/index.ts',
      pattern: /(import .* from '@marquee\/app-wireframe\/campaigns'\n)/,
      template:
        "import { campaigns as {{ camelCase folder }} } from '@marquee/app-{{ folder }}/campaigns'\n$1",
    },
    {
      type: 'modify',
      path: '{{ turbo.paths.root }}/apps/platform/src/brands/index.ts',
      pattern: /(\n {2}wireframe,)/,
      template: '\n  {{ camelCase folder }},$1',
    },
    {
      type: 'modify',
      path: '{{ turbo.paths.root }}/apps/platform/package.json',
      pattern: /(\n {4}"@marquee\/app-wireframe": )/,
      template: '\n    "@marquee/app-{{ folder }}": "workspace:^",$1',
    },
  ],
}
