import { existsSync } from 'node:fs'
import path from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const root = path.resolve(import.meta.dirname, '../../../..')

/**
 * Makes the order of a run's files: some long ones as they are listed, then the others as ever. Begun
 * first, none of them is what a run ends with while its other workers have nothing left. What the runner
 * remembers of earlier runs does as much, and a fresh clone has none of it.
 * @param long paths in the repository.
 * @throws Error for one that is not there.
 */
export function longestFirst(long: readonly string[]): typeof BaseSequencer {
  const gone = long.filter((file) => !existsSync(path.join(root, file)))
  if (gone.length)
    throw new Error(`Listed as long and not there: ${gone.join(', ')}. Take it off the list.`)
  const rank = ({ moduleId }: TestSpecification): number => {
    const nth = long.indexOf(path.relative(root, moduleId))
    return nth < 0 ? long.length : nth
  }
  return class LongestFirst extends BaseSequencer {
    override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
      const sorted = await super.sort(files)
      return sorted.toSorted((one, other) => rank(one) - rank(other))
    }
  }
}
