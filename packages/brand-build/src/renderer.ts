import { build, type InlineConfig, mergeConfig, type Plugin } from 'vite'
import { brandConfig, serverBuild } from './config.ts'

/**
 * The renderer in parts, which are read as pages need them: what only browsers run is never read, and
 * a process at rest takes a third less memory than with the one file of `dist/server`. For folders that
 * nobody builds into while they are served.
 */
const inParts: InlineConfig = {
  build: {
    rolldownOptions: {
      output: {
        codeSplitting: true,
        chunkFileNames: 'parts/[name]-[hash:8].js',
        // Names stay readable in stack traces.
        minify: { compress: false, mangle: false, codegen: { removeWhitespace: true } },
      },
    },
  },
}

/** Builds as for a release, whatever the process itself runs as: packages choose their files by it. */
export async function asProduction<T>(make: () => Promise<T>): Promise<T> {
  const before = process.env
  process.env = { ...before, NODE_ENV: 'production' }
  try {
    return await make()
  } finally {
    process.env = before
  }
}

/** Builds the renderer of the brand in a folder once more, for an archive. */
export async function buildRenderer(
  root: string,
  outDir: string,
  plugins: Plugin[] = [],
): Promise<void> {
  const config = brandConfig()
  const base: InlineConfig = {
    ...config,
    root,
    plugins: [config.plugins, plugins],
    configFile: false,
    logLevel: 'error',
    define: { 'import.meta.env.MARQUEE_PREVIEW': 'false' },
  }
  const parts = mergeConfig(serverBuild, inParts)
  await asProduction(() => build(mergeConfig(base, mergeConfig(parts, { build: { outDir } }))))
}
