import { join } from 'node:path'
import type { DatabaseTarget } from '@marquee/platform-kernel/database'
import { lockFolder, prepareDatabase, prepareFolder } from './dataFolder.ts'

export interface Store {
  target: DatabaseTarget
  /** Gives the embedded database back. */
  release: () => void
}

/**
 * The database as the platform finds it: a PostgreSQL server, or the embedded one of a data folder, on which
 * nobody else runs meanwhile.
 * @throws StartFailure while another process has it.
 */
export async function openStore(url: string | undefined, folder: string): Promise<Store> {
  if (url) return { target: { kind: 'postgres', url }, release: () => {} }
  prepareFolder(folder)
  const release = await lockFolder(folder)
  const databaseFolder = join(folder, 'database')
  await prepareDatabase(databaseFolder)
  return { target: { kind: 'embedded', folder: databaseFolder }, release }
}
