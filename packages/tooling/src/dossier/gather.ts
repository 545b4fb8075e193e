import type { Comparable } from '@marquee/contract/breaking'
import { pendingChanges } from '../release/changes.ts'
import {
  changedParts,
  type Deliverable,
  deliverables,
  partsOfDeliverable,
  recordOf,
} from '../release/deliverables.ts'
import type { Bundle } from '../release/bundle.ts'
import { planOf } from '../release/plan.ts'
import type { Archived } from './archive.ts'
import type { Between } from './between.ts'
import {
  callChanges,
  lookChanges,
  newLicences,
  newSteps,
  packageChanges,
  switched,
} from './differences.ts'
import type { Dossier } from './dossierData.ts'
import { flagChanges } from './flags.ts'
import { largestChanges, sizesOf } from './sizes.ts'
import { textChanges } from './texts.ts'
import type { Walked } from './walk.ts'

const contract = 'docs/contracts/openapi.json'

/** What a release was, and the files of the repository since then. */
export interface Last {
  archive: Archived
  between: Between
}

export interface Given {
  /** Folder of the brand's app. */
  brand: string
  title: string
  version: string
  now: Archived
  last: Last | null
  sentences: Dossier['sentences']
  /** Folders that a part of the brand comes from. */
  made: readonly string[]
  /** Of those, what changed since the record of the last release. */
  parts: string[] | null
  walk: Walked | null
  /** The walk of the last release; null where there is none to compare with. */
  walkBefore: Walked | null
}

const noCalls: Dossier['calls'] = { added: [], changed: [], removed: [], breaking: [] }

function callsOf({ before, now }: Between): Dossier['calls'] {
  const [then, today] = [before(contract), now(contract)]
  const read = (file: Buffer) => JSON.parse(file.toString()) as Comparable
  return then && today ? callChanges(read(then), read(today)) : noCalls
}

/** Compares a release with the last one; with nothing where there is none. */
export function dossierOf(given: Given): Dossier {
  const { brand, now, last, made, ...told } = given
  const features = switched(last?.archive.features ?? null, now.features)
  // What was turned off is no part of the brand any more, but its texts went.
  const folders = [...new Set([...made, ...features.off.map((id) => `packages/features-${id}`)])]
  return {
    ...told,
    now,
    last: last && { version: last.archive.version, commit: last.archive.commit },
    sizes: sizesOf(last?.archive ?? null, now),
    largest: largestChanges(last?.archive ?? null, now),
    texts: last
      ? textChanges(last.between, { folders, brandFolder: `apps/${brand}`, locales: now.locales })
      : [],
    features,
    flags: last ? flagChanges(last.between, brand) : [],
    calls: last ? callsOf(last.between) : noCalls,
    steps: last ? newSteps(last.between) : [],
    looks: last ? lookChanges(last.between, brand) : [],
    packages: packageChanges(last?.archive ?? null, now),
    licences: newLicences(last?.archive ?? null, now),
  }
}

/**
 * What change files and the graph say of a brand, as the plan of releases does.
 * @param front the program that brands run.
 */
export function toldOf(
  deliverable: Deliverable,
  front: Bundle,
): Pick<Given, 'title' | 'version' | 'sentences' | 'made' | 'parts'> {
  const changes = pendingChanges()
  const parts = partsOfDeliverable(deliverable.name, front)
  const released = recordOf(deliverable.name)
  const plan = planOf(deliverable, { now: parts, released, changes })
  const platform = deliverables().find(({ name }) => name === 'platform')
  const its = changes.filter(({ bumps }) => platform && platform.package in bumps)
  const sentences = its.map(({ sentence }) => sentence)
  return {
    title: deliverable.title,
    version: plan.next ?? deliverable.version,
    sentences: {
      brand: plan.sentences,
      platform: sentences.filter((sentence) => !plan.sentences.includes(sentence)),
    },
    made: Object.keys(parts).filter((part) => part.includes('/')),
    parts: released && changedParts(released.parts, parts),
  }
}
