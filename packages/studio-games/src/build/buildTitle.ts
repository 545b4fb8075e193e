import path from 'node:path'
import type { StudioTitle } from '../titles.ts'
import { buildCover } from './coverPictures.ts'
import { buildPage } from './page.ts'

/** Everything of a title that fronts serve: its page and its covers. Gives the page's bytes as it is sent. */
export async function buildTitle(title: StudioTitle, root: string): Promise<number> {
  const outDir = path.join(root, title.slug)
  const bytes = await buildPage(title, outDir)
  await buildCover(title, outDir)
  return bytes
}
