import path from 'node:path'
import type { Supplies } from './supplies.ts'

const finder = path.resolve(
  import.meta.dirname,
  '../../../apps/platform/src/testing/besideTests.ts',
)

/** What the sandbox is asked for before calls, and what changes things after them, as files beside the tests of features say. */
export async function sandboxSupplies(): Promise<{ supplies: Supplies; moves: Supplies }> {
  const { besideTests } = (await import(/* @vite-ignore */ finder)) as {
    besideTests: (file: string) => Promise<{ supplies: Supplies; moves?: Supplies }[]>
  }
  const found = await besideTests('supplies.ts')
  return {
    supplies: Object.assign({}, ...found.map((one) => one.supplies)) as Supplies,
    moves: Object.assign({}, ...found.map((one) => one.moves)) as Supplies,
  }
}
