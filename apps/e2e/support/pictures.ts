import { existsSync } from 'node:fs'
import path from 'node:path'

/** Where the pictures of pages are kept, in a folder for each brand. */
export const picturesRoot = path.resolve(import.meta.dirname, '../looks')

/**
 * Whether pages are held against pictures. An internal brand without any asks for none: one that has just
 * begun looks another every day. It has them from its release on.
 */
export const arePicturesWanted = (
  { folder, internal = false }: { folder: string; internal?: boolean },
  root = picturesRoot,
): boolean => !internal || existsSync(path.join(root, folder))
