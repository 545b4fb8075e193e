import hash from '@emotion/hash'

interface NameParts {
  /** Hash of package and file, then the count of names given in that file. */
  hash: string
  filePath: string
  packageName?: string
}

/**
 * Class names by the file they stand in alone. The plugin's own carry the app's name as well, which
 * would make every script that names a class another one for every brand: what brands share is then
 * byte for byte the same file, cached once.
 */
export function sharedName({ hash: given, filePath, packageName }: NameParts): string {
  const count = given.slice(hash(packageName ? `${packageName}${filePath}` : filePath).length)
  return `_${hash(filePath)}${count}`
}
