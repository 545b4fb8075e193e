import { globSync } from 'node:fs'
import path from 'node:path'

const folder = path.resolve(import.meta.dirname, '../tests')

/** What a file beside the tests of features gives, of every feature that has one; its folder takes it along when it goes. */
export const besideTests = async <Module>(file: string): Promise<Module[]> =>
  Promise.all(
    globSync(`*/${file}`, { cwd: folder }).map(
      (found) => import(/* @vite-ignore */ path.join(folder, found)) as Promise<Module>,
    ),
  )
