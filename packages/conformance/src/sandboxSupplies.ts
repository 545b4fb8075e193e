import path from 'node:path'
import type { Supplies } from './supplies.ts'

const finder = path.resolve(
  import.meta.dirname,
  '../../../apps/platform/src/testing/besideTests.ts',
)

/** What the sandbox is asked for before calls, as files beside the tests of features say. */
export async function sandboxSupplies(): Promise<Supplies> {
  const { besideTests } = (await import(/* @vite-ignore */ finder)) as {
    besideTests: (file: string) => Promise<{ supplies: Supplies }[]>
  }
  const found = await besideTests('supplies.ts')
  return Object.assign({}, ...found.map((one) => one.supplies)) as Supplies
}
