import { filesOf } from '../release/uploadMaps.ts'

/** What a dossier reads of a release's archive. */
export interface Archived {
  version: string
  commit: string
  /** When its commit was made, ISO. */
  time: string
  features: string[]
  locales: string[]
  files: { path: string; size: number }[]
  /** Of the archive itself, in bytes. */
  size: number
  packages: Licensed[]
}

/** A package of others in an archive. */
export interface Licensed {
  name: string
  version: string
  licence: string
}

interface Component {
  name: string
  version: string
  licenses: ({ license: { id?: string; name?: string } } | { expression: string })[]
}

function licenceOf({ licenses }: Component): string {
  const [first] = licenses
  if (!first) return 'unknown'
  return 'expression' in first
    ? first.expression
    : (first.license.id ?? first.license.name ?? 'unknown')
}

/** @throws when it is no archive of a release. */
export function readArchive(archive: Buffer): Archived {
  const files = filesOf(archive)
  const json = <T>(name: string): T => {
    const file = files.get(name)
    if (!file) throw new Error(`The archive has no ${name}: it is none of 'pnpm release:pack'.`)
    return JSON.parse(file.toString()) as T
  }
  const {
    version,
    commit,
    time,
    features,
    locales,
    files: listed,
  } = json<Omit<Archived, 'packages' | 'size'>>('manifest.json')
  const { components } = json<{ components: Component[] }>('sbom.cdx.json')
  const packages = components.map((one) => ({
    name: one.name,
    version: one.version,
    licence: licenceOf(one),
  }))
  return { version, commit, time, features, locales, files: listed, size: archive.length, packages }
}
