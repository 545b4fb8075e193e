import { globSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'

/**
 * The files below a folder, under another name.
 * @param isWanted by their path in the folder, with forward slashes.
 */
export function filesIn(
  folder: string,
  under: string,
  isWanted: (name: string) => boolean = () => true,
): [string, Buffer][] {
  return globSync('**/*', { cwd: folder })
    .map((name) => name.split(path.sep).join('/'))
    .filter((name) => statSync(path.join(folder, name)).isFile() && isWanted(name))
    .map((name) => [under ? `${under}/${name}` : name, readFileSync(path.join(folder, name))])
}
