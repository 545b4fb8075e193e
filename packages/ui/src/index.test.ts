import { readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'

/** Every module that an entry pulls in, packages by name, its own files by path. */
function modulesOf(entry: string, seen = new Set<string>()): Set<string> {
  if (seen.has(entry)) return seen
  seen.add(entry)
  const source = readFileSync(entry, 'utf8')
  for (const [, specifier = ''] of source.matchAll(/(?:from|import) '([^']+)'/g)) {
    if (!specifier.startsWith('.')) seen.add(specifier)
    else if (/\.tsx?$/.test(specifier)) modulesOf(resolve(dirname(entry), specifier), seen)
  }
  return seen
}

const baseUi = (entry: string) =>
  [...modulesOf(`${import.meta.dirname}/${entry}`)].filter((name) => name.startsWith('@base-ui'))

describe('the entries of the package', () => {
  it('keeps Base UI out of the first load: the root never pulls it', () => {
    expect(baseUi('index.ts')).toEqual([])
  })

  it.each([
    'form/code',
    'overlay/dialog',
    'overlay/menu',
    'overlay/popover',
    'overlay/tabs',
    'overlay/tooltip',
  ])('%s brings Base UI when it is asked for', (name) => {
    expect(baseUi(`${name}.ts`)).not.toEqual([])
  })
})
