import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'

/** A package of the registry. */
export interface Dependency {
  name: string
  version: string
}

/** The innermost package that a file belongs to, with its folder. */
const ofPackage = /^(.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+))[\\/]/

function dependencyOf(file: string, root: string): Dependency | null {
  const [, folder, name] =
    ofPackage.exec(path.resolve(root, file.replace(/^\0/, '').split('?', 1)[0] ?? file)) ?? []
  const manifest = folder && path.join(folder, 'package.json')
  if (!manifest || !name || !existsSync(manifest)) return null
  const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }
  return { name: name.replaceAll('\\', '/'), version }
}

const isStyle = (id: string): boolean => /\.css($|\?)/.test(id)

/**
 * Writes down which packages of the registry have bytes in what is built, sorted: whoever hands the build
 * on owes their authors a notice. One plugin may stand in several builds; the file names them together.
 * @param file where the list goes, from the working directory.
 */
export function recordDependencies(file = 'dist/dependencies.json'): Plugin {
  const found = new Map<string, Dependency>()
  let root = process.cwd()
  const add = (source: string) => {
    const dependency = dependencyOf(source, root)
    if (dependency) found.set(`${dependency.name}@${dependency.version}`, dependency)
  }
  return {
    name: 'marquee:dependencies',
    configResolved(config) {
      root = config.root
    },
    writeBundle(_, bundle) {
      for (const output of Object.values(bundle)) {
        if (output.type === 'asset') output.originalFileNames.forEach(add)
        else
          for (const [id, { renderedLength }] of Object.entries(output.modules))
            if (renderedLength > 0 || isStyle(id)) add(id)
      }
      const sorted = [...found].sort(([one], [other]) => (one < other ? -1 : 1))
      mkdirSync(path.dirname(file), { recursive: true })
      writeFileSync(file, JSON.stringify(sorted.map(([, dependency]) => dependency)))
    },
  }
}
