import { accessSync, constants, mkdirSync } from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'
import { brandFolders } from '@marquee/brand-build/front'
import { appsRoot, root, UsageError } from './workspace.ts'

export interface Settings {
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
  const port = Number(process.env.PORT ?? 3000)
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new UsageError(
      `PORT is '${process.env.PORT}', which is no port. Use a number from 1 to 65535.`,
    )
  }
  return {
    port,
    dataDir: path.resolve(root, process.env.DATA_DIR ?? '.data'),
    folders: brand === undefined ? all : [brand],
  }
}

/** Fails early, before minutes of building, on what would fail in the end. */
export async function checkMachine({ port, dataDir }: Settings): Promise<void> {
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
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve()))
  })
}
