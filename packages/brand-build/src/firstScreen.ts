import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'

/** What a package has of first screens: `marquee.firstScreen` of its `package.json`. Paths are its own. */
const declaration = z.strictObject({
  /** Modules that everybody waits for before a page answers. */
  modules: z.array(z.string()).default([]),
  /** The beginning of the paths of styles that first screens are made of, as a pattern; none without. */
  styles: z.string().optional(),
})

const packages = path.resolve(import.meta.dirname, '../..')

/** @throws for a declaration that names what is not there, or says something else. */
function readDeclarations() {
  return readdirSync(packages).flatMap((name) => {
    const file = path.join(packages, name, 'package.json')
    if (!existsSync(file)) return []
    const { marquee } = JSON.parse(readFileSync(file, 'utf8')) as {
      marquee?: { firstScreen?: unknown }
    }
    if (marquee?.firstScreen === undefined) return []
    const declared = declaration.parse(marquee.firstScreen)
    const missing = declared.modules.find(
      (module) => !existsSync(path.join(packages, name, module)),
    )
    if (missing)
      throw new Error(`${file}: marquee.firstScreen names ${missing}, which is not there.`)
    return { name, ...declared }
  })
}

const declarations = readDeclarations()

/**
 * Where first screens begin beside the entry: what everybody waits for before the page answers. The rest
 * comes when the browser has time, or when it is opened. Paths below `packages/`.
 */
export const firstModules: readonly string[] = declarations.flatMap(({ name, modules }) =>
  modules.map((module) => `${name}/${module}`),
)

/** Styles of the one sheet that every document asks for: what first screens are made of. */
export const firstSheet = new RegExp(
  `/packages/(?:${declarations
    .flatMap(({ name, styles }) => (styles === undefined ? [] : `${name}/${styles}`))
    .join('|')}).*\\.css(?:$|\\?)`.replaceAll('/', String.raw`[\\/]`),
)
