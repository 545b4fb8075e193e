import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { brandFolders } from '@marquee/brand-build/front'
import { digestOf, type MigrationStep } from '@marquee/platform-kernel/migrate'
import { gamesRoot, readGame, readTitles } from '@marquee/studio-games'
import { listFile } from '@marquee/studio-games/path'
import type { Plugin } from 'vite'
import { appsRoot, root, UsageError } from '../workspace.ts'
import { bundle, type Bundle } from './bundle.ts'
import { filesIn } from './folders.ts'
import type { Content } from './pack.ts'

/** The database brings its code as files that it opens by itself. */
const embedded = '@electric-sql/pglite'

/** What of the database's package runs: not its types, maps, extensions and other forms. */
const runs = /^(?:package\.json|LICENSE|dist\/(?:(?:fs\/)?[\w-]+\.js|[\w-]+\.wasm|[\w-]+\.data))$/

const keyOf = (folder: string): string =>
  folder.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

/** Puts every brand's theme in the place of the file that looks for them in the repository. */
function packedThemes(): Plugin {
  const place = /[\\/]platform-messages[\\/]src[\\/]mail[\\/]themeOf\.ts$/
  return {
    name: 'marquee:packed-themes',
    enforce: 'pre',
    load(id) {
      if (!place.test(id)) return null
      const themes = brandFolders(appsRoot).map((folder) => {
        const file = path.join(root, 'themes', folder, 'src/theme.ts')
        return `  ${JSON.stringify(keyOf(folder))}: () => import(${JSON.stringify(file)}),`
      })
      return `const themes = {\n${themes.join('\n')}\n}\nexport const themeOf = async (key) => (await themes[key]()).theme\n`
    },
  }
}

/** The font of documents, which is in the program as two of its files. */
const documentFont = '@fontsource/barlow'

/** Puts the fonts of documents in the place of the file that looks for them among the packages. */
function packedFonts(): Plugin {
  const place = /[\\/]platform-messages[\\/]src[\\/]document[\\/]fonts\.ts$/
  return {
    name: 'marquee:packed-fonts',
    enforce: 'pre',
    async load(id) {
      if (!place.test(id)) return null
      const { fontFiles } = (await import(pathToFileURL(id).href)) as {
        fontFiles: () => Promise<Record<string, Buffer>>
      }
      const files = Object.entries(await fontFiles()).map(
        ([name, file]) => `  ${name}: Buffer.from('${file.toString('base64')}', 'base64'),`,
      )
      return `export const fontFiles = async () => ({\n${files.join('\n')}\n})\n`
    },
  }
}

interface Module {
  migrations?: MigrationStep[]
}

/** Every migration that the platform of this commit runs, by name: a digest of its statements. */
export async function migrationDigests(): Promise<Record<string, string>> {
  const from = (file: string) => import(pathToFileURL(path.join(root, file)).href)
  const { modules } = (await from('apps/platform/src/modules.ts')) as { modules: Module[] }
  const { kernelMigrations } = (await from('packages/platform-kernel/src/migrations.ts')) as {
    kernelMigrations: MigrationStep[]
  }
  return Object.fromEntries(
    [...kernelMigrations, ...modules.flatMap(({ migrations = [] }) => migrations)]
      .map((step): [string, string] => [step.name, digestOf(step)])
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  )
}

/** Names of every migration that the platform of this commit runs, in their order. */
export const migrationNames = async (): Promise<string[]> => Object.keys(await migrationDigests())

/** The platform as one program. @param plugins what else changes it on the way, for a rehearsal. */
export const bundlePlatform = (plugins: Plugin[] = []): Promise<Bundle> =>
  bundle('apps/platform/src/packed.ts', {
    external: [embedded],
    plugins: [...plugins, packedThemes(), packedFonts()],
  })

const versionIn = (folder: string): string =>
  (JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as { version: string })
    .version

/** What the platform has to know of the games that other studios have made: maths, and what covers are called by. */
function studioGames(): [string, Buffer][] {
  const titles = readTitles(gamesRoot())
  const list = Buffer.from(JSON.stringify(titles.map(({ slug }) => slug)))
  const files = titles.flatMap(({ folder, slug, coverSource }) => {
    const { maths, earlierMaths } = readGame(folder)
    const isKept = [coverSource, maths, ...earlierMaths, path.join(folder, 'game.json')].map(
      (place) => path.relative(folder, place),
    )
    const isMaths = (name: string) => isKept.some((place) => name.startsWith(`${place}/`))
    return filesIn(
      folder,
      `studio-games/${slug}`,
      (name) => isKept.includes(name) || (isMaths(name) && !name.endsWith('.ts')),
    )
  })
  // The list is there without any game too, and with it the folder.
  return [[`studio-games/${listFile}`, list], ...files]
}

/** The platform with its migrations, the list of covers, the maths of studios and the embedded database. */
export async function platformContent(program: Bundle): Promise<Content> {
  const covers = path.join(root, 'packages/game-catalogue/dist/covers/manifest.json')
  if (!existsSync(covers)) {
    throw new UsageError(`There is no ${path.relative(root, covers)}. Run 'pnpm build' first.`)
  }
  const folder = path.join(root, 'packages/platform-kernel/node_modules', embedded)
  const font = path.join(root, 'packages/platform-messages/node_modules', documentFont)
  const version = versionIn(path.join(appsRoot, 'platform'))
  return {
    kind: 'platform',
    name: 'platform',
    title: 'The platform',
    version,
    facts: { brands: brandFolders(appsRoot), migrations: await migrationNames() },
    files: new Map([
      ['server.js', program.code] as const,
      ['covers.json', readFileSync(covers)] as const,
      ...studioGames(),
      ...filesIn(folder, `node_modules/${embedded}`, (name) => runs.test(name)),
    ]),
    dependencies: [
      ...program.dependencies,
      { name: embedded, version: versionIn(folder) },
      { name: documentFont, version: versionIn(font) },
    ],
  }
}
