import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type Dependency, recordDependencies } from '@marquee/brand-build/dependencies'
import { recordSources } from '@marquee/brand-build/sources'
import { asProduction } from '@marquee/brand-build/renderer'
import { build, type Plugin } from 'vite'
import { root } from '../workspace.ts'

export interface Bundle {
  /** The program, in one file of plain JavaScript. */
  code: Buffer
  /** Packages of the registry that are in it. */
  dependencies: Dependency[]
  /** Files of the repository that are in it, by their paths. */
  sources: string[]
}

/**
 * Bundles a program with all that it imports, so that it runs without the repository.
 * @param external packages that stay apart, because they bring files that are no scripts.
 */
export async function bundle(
  entry: string,
  { external = [], plugins = [] }: { external?: string[]; plugins?: Plugin[] } = {},
): Promise<Bundle> {
  const folder = mkdtempSync(path.join(tmpdir(), 'marquee-bundle-'))
  const list = path.join(folder, 'dependencies.json')
  const sources = path.join(folder, 'sources.json')
  try {
    await asProduction(() =>
      build({
        configFile: false,
        root,
        logLevel: 'error',
        plugins: [...plugins, recordDependencies(list), recordSources(sources)],
        define: { 'process.env.NODE_ENV': '"production"' },
        ssr: { noExternal: true, external },
        build: {
          ssr: path.join(root, entry),
          outDir: path.join(folder, 'out'),
          emptyOutDir: true,
          copyPublicDir: false,
          target: 'node24',
          // Names stay readable in stack traces; what is left out is space and comments.
          minify: false,
          rolldownOptions: {
            output: { entryFileNames: 'server.js', codeSplitting: false, comments: false },
          },
        },
      }),
    )
    const made = readdirSync(path.join(folder, 'out'))
    if (made.length > 1) throw new Error(`${entry} was to be one file, but is ${made.join(', ')}.`)
    return {
      code: readFileSync(path.join(folder, 'out/server.js')),
      dependencies: JSON.parse(readFileSync(list, 'utf8')) as Dependency[],
      sources: JSON.parse(readFileSync(sources, 'utf8')) as string[],
    }
  } finally {
    rmSync(folder, { recursive: true })
  }
}
