import type { Archived } from './archive.ts'
import type { Calls, Look, PackageChange, Step, Switched } from './differences.ts'
import type { FlagChange } from './flags.ts'
import type { Size } from './sizes.ts'
import type { TextChange } from './texts.ts'
import type { Walked } from './walk.ts'

/** All that a release manager is told of one brand before it goes out. */
export interface Dossier {
  title: string
  /** What it will be called. */
  version: string
  /** What is released now; null before the first release. */
  last: { version: string; commit: string } | null
  now: Archived
  /** What players notice, and what those who run it notice of the platform. */
  sentences: { brand: string[]; platform: string[] }
  /** Folders of the repository that changed since; null where no release says what it was made of. */
  parts: string[] | null
  sizes: Size[]
  largest: Size[]
  texts: TextChange[]
  features: Switched
  flags: FlagChange[]
  calls: Calls
  steps: Step[]
  looks: Look[]
  packages: PackageChange[]
  licences: string[]
  walk: Walked | null
  /** The walk of the last release; null where there is none to compare with. */
  walkBefore: Walked | null
}
