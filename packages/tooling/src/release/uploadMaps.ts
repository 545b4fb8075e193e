import { gunzipSync } from 'node:zlib'
import { UsageError } from '../workspace.ts'

export interface MapsTarget {
  /** Where the API of the monitoring service is. */
  api: string
  /** Id of the application there. */
  application: string
  token: string
}

/** How long the service may take for one map, in ms. */
const patience = 30_000

/** The files of an archive that `archiveOf` has made. */
export function filesOf(archive: Buffer): Map<string, Buffer> {
  const tar = gunzipSync(archive)
  const files = new Map<string, Buffer>()
  const text = (at: number, length: number): string =>
    tar.toString('utf8', at, at + length).replace(/\0.*$/s, '')
  for (let at = 0; tar[at];) {
    const [name, prefix] = [text(at, 100), text(at + 345, 155)]
    const size = Number.parseInt(text(at + 124, 12), 8)
    files.set(prefix ? `${prefix}/${name}` : name, tar.subarray(at + 512, at + 512 + size))
    at += 512 + Math.ceil(size / 512) * 512
  }
  return files
}

/**
 * Gives the monitoring service the source maps of a release, so that it shows sources where an error
 * names scripts: one `PUT` for each, as Raygun's API takes them (`uri` of the script, `file`).
 * @param origin where players reach the scripts.
 * @throws UsageError with the first answer that is a refusal; what was sent before stays there.
 */
export async function uploadMaps(
  maps: ReadonlyMap<string, Buffer>,
  origin: string,
  { api, application, token }: MapsTarget,
): Promise<number> {
  const address = `${api}/v3/applications/${encodeURIComponent(application)}/source-maps`
  for (const [name, content] of maps) {
    const form = new FormData()
    form.set('uri', `${origin}/${name.replace(/\.map$/, '')}`)
    form.set('file', new Blob([new Uint8Array(content)], { type: 'application/json' }), name)
    const answer = await fetch(address, {
      method: 'PUT',
      headers: { authorization: `Bearer ${token}` },
      body: form,
      signal: AbortSignal.timeout(patience),
    })
    if (!answer.ok)
      throw new UsageError(
        `The monitoring service answered ${answer.status} to ${name}, so stack traces of this release stay unreadable. Check MONITORING_APPLICATION and MONITORING_TOKEN; the upload can be run again.`,
      )
  }
  return maps.size
}
