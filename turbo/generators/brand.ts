import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { PlopTypes } from '@turbo/gen'

interface Answers {
  folder: string
  name: string
  turbo: { paths: { root: string } }
}

const camel = (folder: string): string =>
  folder.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())

/** A new place begins as the wireframe one: complete and valid, and honest about being unfinished. */
function startTheme({ folder, turbo }: Answers): string {
  const source = path.join(turbo.paths.root, 'themes/wireframe')
  const target = path.join(turbo.paths.root, 'themes', folder)
  cpSync(source, target, {
    recursive: true,
    filter: (file) => !/[/\\](node_modules|dist|\.turbo)([/\\]|$)/.test(file),
  })
  for (const [file, from, to] of [
    ['package.json', /theme-wireframe/g, `theme-${folder}`],
    ['README.md', /wireframe/g, folder],
    ['src/theme.ts', /key: 'wireframe'/g, `key: '${camel(folder)}'`],
    ['src/index.ts', /key: 'wireframe'/g, `key: '${camel(folder)}'`],
    ['src/index.ts', /const wireframe\b/g, `const ${camel(folder)}`],
  ] as const) {
    const place = path.join(target, file)
    writeFileSync(place, readFileSync(place, 'utf8').replace(from, to))
  }
  return target
}

/** An app with its campaigns and a theme, which pass every check untouched. */
export const brandGenerator: PlopTypes.PlopGeneratorConfig = {
  description: 'A brand: its app, its campaigns, its theme',
  prompts: [
    {
      type: 'input',
      name: 'folder',
      message: 'Its folder, in small letters joined by hyphens (river-boat)',
      validate: (folder: string) =>
        /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(folder) ||
        'Use small letters and hyphens, for example river-boat.',
    },
    { type: 'input', name: 'name', message: 'Its display name (RiverBoat)' },
  ],
  actions: [
    {
      type: 'addMany',
      destination: '{{ turbo.paths.root }}/apps/{{ folder }}',
      base: 'templates/brand/app',
      templateFiles: 'templates/brand/app/**/*.hbs',
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
    (answers) => startTheme(answers as unknown as Answers),
  ],
}
