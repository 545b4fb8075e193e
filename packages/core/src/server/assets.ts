import type { AnyRouteMatch } from '@tanstack/react-router'
import { pageOf } from '../routing/pageOf.ts'
import { sourcesOf } from '../app/lazy.ts'
import type { AppRuntime } from '../app/runtime.ts'
import { layouts } from '../layouts/registry.ts'
import type { BuildAssets, PageIcons } from './types.ts'

type Loader = () => Promise<unknown>

export interface PageAssets {
  entry: string
  integrity?: string
  css: string[]
  preloads: string[]
  head: string
  icons?: PageIcons
}

/** The files of what was rendered: layout, page, deferred parts; nothing else is asked for early. */
export function assetsOf(
  build: BuildAssets,
  runtime: AppRuntime,
  matches: readonly AnyRouteMatch[],
): PageAssets {
  const definition = pageOf(matches)?.staticData?.definition
  const loaders: Loader[] = [
    layouts[definition?.layout ?? 'default'],
    ...(definition ? [definition.page] : []),
  ]
  const filesOf = (parts: Loader[]) =>
    parts.flatMap(sourcesOf).flatMap((source) => build.bySource[source] ?? [])
  const wanted = [...runtime.deferred].filter(([, until]) => until === 'at once')
  const files = filesOf([...loaders, ...wanted.map(([load]) => load)])
  // Deferred parts are dressed at once; their scripts wait until the browser is at rest.
  const dressed = [...files, ...filesOf([...runtime.deferred.keys()])]
  return {
    entry: build.entry,
    integrity: build.integrity,
    css: [...new Set([...build.css, ...dressed.flatMap((file) => file.css)])],
    preloads: [...new Set([...build.preloads, ...files.flatMap((file) => file.js)])],
    head: build.head ?? '',
    icons: build.icons,
  }
}
