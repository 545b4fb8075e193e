import { createHash } from 'node:crypto'
import type { Licensed } from './licences.ts'

export interface SbomSubject {
  name: string
  version: string
  commit: string
  /** When the commit was made, epoch ms. */
  time: number
}

/** `sha512-<base64>` of a lockfile, by `name@version`. */
export function integritiesIn(lockfile: string): Map<string, string> {
  const entry =
    /^ {2}'?((?:@[^@\s/]+\/)?[^@\s/]+@[^:('\s]+)'?:\n {4}resolution: \{integrity: (sha512-[\w+/=]+)/gm
  return new Map(
    [...lockfile.matchAll(entry)].map(([, name = '', integrity = '']) => [name, integrity]),
  )
}

const purlOf = (name: string, version: string): string =>
  `pkg:npm/${name.replace('@', '%40')}@${version}`

/** A name for this very list, as the format wants one: the same list has the same. */
function serialOf(text: string): string {
  const hash = createHash('sha256').update(text).digest('hex')
  const parts = [
    hash.slice(0, 8),
    hash.slice(8, 12),
    `5${hash.slice(13, 16)}`,
    `8${hash.slice(17, 20)}`,
  ]
  return `urn:uuid:${[...parts, hash.slice(20, 32)].join('-')}`
}

/** A licence by its id, an expression of several, or, where a package has neither, in its own words. */
function licenceEntry(licence: string): object[] {
  if (licence === 'unknown') return []
  if (/^[\w.+-]+$/.test(licence)) return [{ license: { id: licence } }]
  const isExpression = /^[\w.+() -]+$/.test(licence) && /\b(?:AND|OR|WITH)\b/.test(licence)
  return isExpression ? [{ expression: licence }] : [{ license: { name: licence } }]
}

/**
 * What is in an archive, as CycloneDX 1.6: the packages that have bytes in it, with their licences and
 * the hashes that the lockfile checks them by.
 */
export function sbomOf(
  { name, version, commit, time }: SbomSubject,
  packages: readonly Licensed[],
  integrities: ReadonlyMap<string, string>,
): object {
  const own = `pkg:generic/marquee/${name}@${version}`
  const components = packages.map((one) => {
    const integrity = integrities.get(`${one.name}@${one.version}`)
    const content = integrity && Buffer.from(integrity.slice('sha512-'.length), 'base64')
    const purl = purlOf(one.name, one.version)
    return {
      type: 'library',
      'bom-ref': purl,
      name: one.name,
      version: one.version,
      scope: 'required',
      ...(content && { hashes: [{ alg: 'SHA-512', content: content.toString('hex') }] }),
      licenses: licenceEntry(one.licence),
      purl,
    }
  })
  const subject = { type: 'application', 'bom-ref': own, name, version, purl: own }
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    serialNumber: serialOf(JSON.stringify([name, version, commit, components])),
    version: 1,
    metadata: {
      timestamp: new Date(time).toISOString(),
      component: { ...subject, properties: [{ name: 'commit', value: commit }] },
    },
    components,
    dependencies: [{ ref: own, dependsOn: components.map(({ purl }) => purl) }],
  }
}
