import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'

const { resolve } = createRequire(import.meta.url)

const fileOf = (weight: number): Promise<Buffer> =>
  readFile(resolve(`@fontsource/barlow/files/barlow-latin-${weight}-normal.woff`))

/**
 * What documents are set in. It is one font for every brand: readers of files embed single weights,
 * and those of themes are variable. A packed platform has the files in its program instead of here.
 */
export async function fontFiles(): Promise<{ regular: Buffer; strong: Buffer }> {
  const [regular, strong] = await Promise.all([fileOf(400), fileOf(600)])
  return { regular, strong }
}
