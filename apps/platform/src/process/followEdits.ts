import { registerHooks } from 'node:module'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { BrandSource } from '@marquee/platform-kernel/brandSettings'
import type { RunningPlatform } from '../platform.ts'

/** What the starting process asks: to read the settings of a brand's folder again. */
interface Edit {
  edited: string
}

const isEdit = (message: unknown): message is Edit =>
  typeof message === 'object' &&
  message !== null &&
  typeof (message as Partial<Edit>).edited === 'string'

/** What it is told: what became of them, or what is wrong. */
export type Told = { state: 'taken' | 'restart' } | { state: 'refused'; problem: string }

const edition = 'edit'

/** Has a source that was read for an edit read whatever it imports of its folder for that edit too. */
function rereadOwnImports(): void {
  registerHooks({
    resolve(specifier, context, next) {
      const resolved = next(specifier, context)
      const parent = context.parentURL === undefined ? null : URL.parse(context.parentURL)
      const edit = parent?.searchParams.get(edition)
      const url = URL.parse(resolved.url)
      if (!edit || !specifier.startsWith('.') || !url) return resolved
      url.searchParams.set(edition, edit)
      return { ...resolved, url: url.href }
    },
  })
}

/** Takes edited settings over from the sources of a brand whenever the process that started this one says so. */
export function followEdits({ takeSettings }: Pick<RunningPlatform, 'takeSettings'>): void {
  if (!process.send) return
  rereadOwnImports()
  let edits = 0
  const take = async (folder: string): Promise<Told> => {
    try {
      const file = pathToFileURL(path.join(folder, 'campaigns.ts'))
      file.searchParams.set(edition, String(++edits))
      const { campaigns } = (await import(file.href)) as { campaigns: BrandSource }
      return { state: await takeSettings(campaigns) }
    } catch (error) {
      return { state: 'refused', problem: (error as Error).message }
    }
  }
  process.on('message', (message) => {
    if (isEdit(message)) void take(message.edited).then((told) => process.send?.(told))
  })
}
