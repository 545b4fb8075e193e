import { readFileSync } from 'node:fs'
import path from 'node:path'
import { temporaryFolder } from '@marquee/platform-kernel/testing/temporaryFolder'
import { build } from 'vite'

const here = import.meta.dirname

/** Builds the page around a game, and gives the folder of its files. */
async function buildPage(): Promise<string> {
  const outDir = temporaryFolder('simulator-page')
  await build({
    root: here,
    base: '/simulator/',
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    build: {
      outDir,
      target: 'es2022',
      minify: false,
      modulePreload: false,
      rolldownOptions: {
        input: path.join(here, 'page.ts'),
        output: {
          entryFileNames: 'page.js',
          chunkFileNames: '[name].js',
          assetFileNames: '[name][extname]',
        },
      },
    },
  })
  return outDir
}

let built: Promise<string> | undefined

const types: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css' }

/**
 * A file of the page around games. The page is built once, for every game that a process shows: from its
 * sources it is two hundred files, for each game and each visit anew.
 * @returns null for a name that it has no file of.
 */
export async function builtFile(name: string): Promise<{ type: string; content: Buffer } | null> {
  const type = types[path.extname(name)]
  if (!type) return null
  const folder = await (built ??= buildPage())
  try {
    return { type, content: readFileSync(path.join(folder, path.basename(name))) }
  } catch {
    return null
  }
}
