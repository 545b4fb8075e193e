import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const root = path.resolve(import.meta.dirname, '../../..')
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
const at = (from: string, specifier: string) => path.join(path.dirname(from), specifier)
const filesOf = (...patterns: string[]) =>
  globSync(patterns, { cwd: root, exclude: ['**/node_modules/**', '**/dist/**'] })

/** Files that stories show. */
const shown = new Set(
  filesOf('packages/*/src/**/*.stories.tsx').flatMap((file) => [
    ...[...read(file).matchAll(/from '(\.[^']+\.tsx)'/g)].map(([, one = '']) => at(file, one)),
    // As the brand that is chosen lists it, with its own drawings.
    ...(/brand(?:Page|Modal)\('/.test(read(file)) ? [file.replace('.stories.', '.')] : []),
  ]),
)

const opened = /(?:import\(|from )'(\.[^']*\/\w*(?:Page|Modal|Scene|Sheet)\.tsx)'/g

/** What features load when it is opened: pages, modals and scenes, by their files. */
const loaded = new Set(
  // Declarations and bundles; what a component loads is a part of its page.
  filesOf('packages/*/src/**/*.ts')
    .filter((file) => !/\.test\.ts$|\/testing\//.test(file))
    .flatMap((file) => [...read(file).matchAll(opened)].map(([, one = '']) => at(file, one))),
)

/** For whoever works on the shell: they show components themselves. */
const showcase = /\/showcase\//

/** One that reads its address and hands on to a component that a story shows, or to the same in a frame. */
const frames = (file: string): boolean =>
  [...read(file).matchAll(/from '(\.[^']+\.tsx)'/g)].some(([, specifier = '']) =>
    shown.has(at(file, specifier)),
  )

it('every page and modal that a feature loads can be seen in Storybook', () => {
  expect(loaded.size).toBeGreaterThan(90)
  const missing = [...loaded].filter(
    (file) => !showcase.test(file) && !shown.has(file) && !frames(file),
  )
  expect(missing).toEqual([])
})
