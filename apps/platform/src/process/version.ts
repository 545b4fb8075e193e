import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Beside the packed program, and of the workspace. */
const manifests = ['package.json', '../../package.json'].map((file) =>
  join(import.meta.dirname, file),
)

/** The version of this program; `unknown` where nothing says it. */
export function ownVersion(): string {
  const manifest = manifests.find((file) => existsSync(file))
  if (!manifest) return 'unknown'
  return (JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }).version
}
