import { rmSync } from 'node:fs'
import path from 'node:path'
import type { BrandServer } from '../front/brands.ts'
import { compressFiles } from '../compress.ts'
import { addressesBelow, buildIdOf } from './buildId.ts'
import { prerenderedPages } from './payloads.ts'
import { writeAbout } from './writeAbout.ts'

export interface BuiltClient {
  server: Pick<BrandServer, 'brand'>
  commit: { hash: string; time: number }
  version: string
  /** Folder of the browser's files, compressed. */
  outDir: string
}

/** What says of a build which it is; it is written anew. */
const about = ['builds', 'version.json', 'version.json.br', 'version.json.gz']
/** What was made of the build's own files after its id was known. */
const isLater = /\.(br|gz)$|\/_payload\.json$/

/**
 * Says of a build that it is of a commit: its id, `builds/*` and `version.json` follow from the commit and
 * the files, as if it had been built there. Gives the id.
 */
export function stampBuild({ server: { brand }, commit, version, outDir }: BuiltClient): string {
  for (const name of about) rmSync(path.join(outDir, name), { recursive: true, force: true })
  const addresses = addressesBelow(outDir).filter((address) => !isLater.test(address))
  const id = buildIdOf(addresses, commit.hash)
  writeAbout({ brand, id, commit, version, prerendered: prerenderedPages({ brand }), outDir })
  compressFiles(path.join(outDir, 'builds'))
  return id
}
