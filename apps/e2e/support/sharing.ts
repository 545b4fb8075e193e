import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { TestedBrand } from './brands.ts'
import { sourcesOf, sourcesOfScript } from './sources.ts'

/** A file that a build gives browsers. */
interface Built {
  name: string
  text: string
  bytes: number
  hash: string
}

/** What a brand's build gives browsers, of one kind. */
export const filesOf = ({ dist }: TestedBrand, ending: '.js' | '.css'): Built[] => {
  const folder = path.join(dist, 'client/assets')
  return readdirSync(folder)
    .filter((name) => name.endsWith(ending))
    .map((name) => {
      const content = readFileSync(path.join(folder, name))
      const hash = createHash('sha256').update(content).digest('hex')
      return { name, text: content.toString(), bytes: content.length, hash }
    })
}

export const bytesOf = (files: Built[]): number => files.reduce((sum, { bytes }) => sum + bytes, 0)

/** A brand's scripts, and the repository's files that they are made of. */
export interface Build {
  brand: TestedBrand
  files: Built[]
  sources: Set<string>
}

export const buildOf = (brand: TestedBrand): Build => ({
  brand,
  files: filesOf(brand, '.js'),
  sources: new Set(sourcesOf(brand)),
})

/** Scripts of a brand that another could have too: all but those made of files that it has not chosen. */
const sharableWith = (other: Build, { brand, files }: Build): Built[] =>
  files.filter(({ name }) => {
    const own = sourcesOfScript(brand, name)
    return !own.length || own.some((file) => other.sources.has(file))
  })

/** How much of a brand's scripts, of what both are made of, are the same files in another brand: 0 to 1, by bytes. */
export function shareOf(build: Build, other: Build): number {
  const files = sharableWith(other, build)
  const same = files.filter(({ hash }) => other.files.some((file) => file.hash === hash))
  return bytesOf(same) / bytesOf(files)
}
