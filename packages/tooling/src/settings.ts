import { accessSync, constants, mkdirSync } from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'
import { brandFolders } from '@marquee/brand-build/front'
import { readStart } from './environment.ts'
import { appsRoot, root, UsageError } from './workspace.ts'

export interface Settings {
  host: string
  port: number
  dataDir: string
  folders: string[]
}

/** `PORT`, `DATA_DIR` and the brand asked for, checked. `brand` undefined means all. */
export function readSettings(brand: string | undefined): Settings {
  const all = brandFolders(appsRoot)
  if (brand !== undefined && !all.includes(brand)) {
    throw new UsageError(`There is no brand '${brand}'. Choose one of: ${all.join(', ')}.`)
  }
  const { PORT, HOST, DATA_DIR } = readStart()
  return {
    host: HOST,
    port: PORT,
    dataDir: path.resolve(root, DATA_DIR),
    folders: brand === undefined ? all : [brand],
  }
}

/** Fails early, before minutes of building, on what would fail in the end. */
export async function checkMachine({ host, port, dataDir }: Settings): Promise<void> {
  try {
    mkdirSync(dataDir, { recursive: true })
    accessSync(dataDir, constants.W_OK)
  } catch {
    throw new UsageError(
      `The data folder ${dataDir} cannot be written. Choose another one with DATA_DIR.`,
    )
  }
  await new Promise<void>((resolve, reject) => {
    const probe = createServer()
    probe.once('error', () =>
      reject(
        new UsageError(
          `Port ${port} is in use. Choose another one with PORT, or stop what is using it.`,
        ),
      ),
    )
    probe.listen(port, host, () => probe.close(() => resolve()))
  })
}
