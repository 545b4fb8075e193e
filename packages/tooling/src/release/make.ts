import path from 'node:path'
import { commitOf, isDirty } from '@marquee/brand-build/stamp'
import { brandFolders } from '@marquee/brand-build/front'
import { appsRoot, root, UsageError } from '../workspace.ts'
import { backOfficeContent } from './backOffice.ts'
import { brandContent, bundleFront } from './brand.ts'
import type { Bundle } from './bundle.ts'
import { type Content, type Pack, packOf, type Source } from './pack.ts'
import { bundlePlatform, platformContent } from './platform.ts'

/** What can be packed: every brand by its folder, and what stands beside them. */
export const packable = (): string[] => ['platform', 'back-office', ...brandFolders(appsRoot)]

/**
 * The commit of the repository.
 * @param allowDirty whether files that no commit has are taken along; the hash says so then.
 * @throws UsageError where they are not: a commit could not say what is in the archive.
 */
export function sourceOf(allowDirty: boolean): Source {
  const { hash, time } = commitOf(root)
  const changed = isDirty(root)
  if (changed && !allowDirty)
    throw new UsageError(
      'There are changes that no commit has, so the archive could not be made again. Commit them, or pack with --dirty to try it out.',
    )
  return { hash: changed ? `${hash}-dirty` : hash, time: time ?? 0 }
}

async function contentOf(name: string, source: Source, program?: Bundle): Promise<Content> {
  if (name === 'platform') return platformContent(program ?? (await bundlePlatform()))
  const front = program ?? (await bundleFront())
  return name === 'back-office' ? backOfficeContent(front) : brandContent(name, front, source)
}

/**
 * Makes an archive of what `pnpm build` has left.
 * @param program what runs in it (`programOf`), where it is bundled already.
 * @throws UsageError for a name that nothing has.
 */
export async function makePack(name: string, source: Source, program?: Bundle): Promise<Pack> {
  if (!packable().includes(name))
    throw new UsageError(
      `There is nothing '${name}' to pack. Choose one of: ${packable().join(', ')}.`,
    )
  return packOf(await contentOf(name, source, program), source)
}

/** The packages whose builds an archive is made of. */
export const buildsOf = (name: string): string[] =>
  name === 'platform'
    ? ['@marquee/game-catalogue']
    : name === 'back-office'
      ? ['@marquee/back-office']
      : [
          `@marquee/app-${name}`,
          '@marquee/game-catalogue',
          '@marquee/arcade',
          '@marquee/studio-games',
        ]

/** Where archives go unless another folder is named. */
export const releasesFolder = path.join(root, 'releases')
