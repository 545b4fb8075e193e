import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { TestedBrand } from './brands.ts'

const root = path.resolve(import.meta.dirname, '../../..')

/** The repository's files that a build of a brand was made of, by their paths in it. */
export const sourcesOf = ({ dist }: TestedBrand): string[] =>
  JSON.parse(readFileSync(path.join(dist, 'sources.json'), 'utf8')) as string[]

/** What a brand's `brand.ts`, the only place that turns something on, imports of features. */
export function chosenBy({ dist }: TestedBrand): Set<string> {
  const text = readFileSync(path.join(dist, '../brand.ts'), 'utf8')
  const imports = text.matchAll(/^import \{([^}]*)\} from '@marquee\/features-[^']+'/gm)
  return new Set(
    [...imports].flatMap(([, names = '']) => names.split(',').map((one) => one.trim())),
  )
}

/** Where each feature of the workspace stands, by its id: the folder of its declaration. */
export const featureFolders = new Map(
  globSync('packages/{features-*,web-app}/src/**/feature.ts', { cwd: root }).map((file) => {
    const declaration = readFileSync(path.join(root, file), 'utf8')
    const [, packageId] = /^packages\/(?:features-)?([^/]+)/.exec(file) ?? []
    const id = /\bid: '([^']+)'/.exec(declaration)?.[1] ?? packageId ?? ''
    return [id, path.posix.dirname(file)] as const
  }),
)

/** Of some files, those of one feature: in its folder, and in no other feature's within that. */
export function filesOfFeature(files: readonly string[], id: string): string[] {
  const folder = featureFolders.get(id)
  const within = [...featureFolders.values()].filter((one) => one.startsWith(`${folder}/`))
  return files.filter(
    (file) =>
      file.startsWith(`${folder}/`) && !within.some((other) => file.startsWith(`${other}/`)),
  )
}

/** The repository's files that a script of a build is made of; none where it has no map, as one of a library. */
export function sourcesOfScript({ dist }: TestedBrand, name: string): string[] {
  const maps = path.join(dist, 'maps/assets')
  const [map] = globSync(`${name}.map`, { cwd: maps })
  if (map === undefined) return []
  const { sources } = JSON.parse(readFileSync(path.join(maps, map), 'utf8')) as {
    sources: string[]
  }
  return sources
    .map((source) => path.relative(root, path.resolve(maps, source.replace(/\?.*$/, ''))))
    .filter((file) => /^(?:apps|packages|themes)\//.test(file) && !file.includes('node_modules/'))
}
