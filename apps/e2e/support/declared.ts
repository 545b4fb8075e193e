import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { TestedBrand } from './brands.ts'

interface DeclaredRoute {
  path: string
  audience?: 'anyone' | 'guest' | 'player'
}

interface Declared {
  /** Addresses of all pages for somebody, or of those for them alone, with something in the place of each parameter. */
  pathsFor(whom: 'guest' | 'player', which?: 'all' | 'own'): string[]
  /** Values of `openModal`. */
  modals: string[]
  /** Which variant of each part of the shell it shows. */
  composition: Record<string, string>
  /** Ids of its features. */
  features: string[]
  /** What it calls its features, by their ids. */
  names: Record<string, Record<'en' | 'es', string>>
  /** In which shapes its theme has boxes, drums and tickets. */
  shapes: Partial<Record<'box' | 'drum' | 'ticket', string>>
}

interface Feature {
  id: string
  routes?: DeclaredRoute[]
  modals?: Record<string, { openModal?: string }>
}

/** Something that exists, for each parameter of a path. */
const samples: [pattern: RegExp, sample: string][] = [
  [/(?<=providers\/)\$\w+/, 'otterworks'],
  [/(?<=issues\/)\$\w+/, 'new-games'],
  [/\$\w+/g, 'about'],
]

/** What a built brand declares: a page or modal that is added is tested by being there. */
export async function declaredBy({ dist }: TestedBrand): Promise<Declared> {
  const server = pathToFileURL(join(dist, 'server/server.js')).href
  const { brand } = (await import(server)) as {
    brand: Pick<Declared, 'composition' | 'names'> & {
      features: Feature[]
      theme: { shapes?: Declared['shapes'] }
    }
  }
  const routes = brand.features.flatMap((feature) => feature.routes ?? [])
  const modals = brand.features.flatMap((feature) => Object.values(feature.modals ?? {}))
  return {
    composition: brand.composition,
    features: brand.features.map(({ id }) => id),
    names: brand.names,
    shapes: brand.theme.shapes ?? {},
    modals: modals.flatMap(({ openModal }) => openModal ?? []),
    pathsFor: (whom, which = 'all') =>
      routes
        .filter(
          ({ audience = 'anyone' }) =>
            audience === whom || (which === 'all' && audience === 'anyone'),
        )
        .map((route) =>
          samples.reduce((path, [pattern, sample]) => path.replace(pattern, sample), route.path),
        ),
  }
}
