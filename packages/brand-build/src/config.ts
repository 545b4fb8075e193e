import { fileURLToPath } from 'node:url'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import type { UserConfig } from 'vite'
import { togetherAtRest } from './atRest.ts'
import { gathering } from './chunks.ts'
import { declaredConstants } from './declared.ts'
import { quietCompiler, quietCompilerName } from './dev/quietCompiler.ts'
import { firstSheet } from './firstScreen.ts'
import { importSources } from './importSources.ts'
import { devDrawings } from './pwa/devDrawings.ts'
import { withoutServerHalf } from './serverHalf.ts'
import { sharedName } from './sharedNames.ts'
import { styleFiles } from './styleFiles.ts'

/** Libraries of the first load, in one script that brands and releases share. */
const vendor = {
  name: 'vendor',
  // Fonts come from packages too, but belong to a brand: their addresses would tell vendors apart.
  test: /[\\/]node_modules[\\/](?!.*\.woff2)/,
  tags: ['$initial' as const],
  priority: 3,
}

/** The shell's own code of the first load. */
const shell = {
  name: 'shell',
  test: /[\\/]packages[\\/](?:core|ui|contract|theme|api-client)[\\/]/,
  tags: ['$initial' as const],
  priority: 2,
}

/**
 * The styles of what first screens are made of, in one sheet: together they compress to two thirds of
 * what they are apart. Only styles: their scripts are fetched as they are needed.
 */
const looks = {
  name: 'looks',
  test: firstSheet,
  priority: 4,
}

const styledPart = /packages[\\/](?:features?-)?([a-z-]+)[\\/]src(?:[\\/](drawing)[\\/])?/
/** What the moment of a reward is made of, which no first screen shows: it goes with what shows prizes. */
const ofRewards = /[\\/]packages[\\/]ui[\\/]src[\\/]reward[\\/]Reward/

/**
 * The styles of one feature, in one sheet: the table of sheets stands in the script that everybody
 * loads first, and names of many small ones would be most of it. What drawings are made of is a sheet
 * of its own, which first screens do without.
 */
const featureLooks = {
  name: (id: string) => {
    const [, folder, part] = styledPart.exec(id) ?? []
    return part ?? (ofRewards.test(id) ? 'prize-ui' : folder) ?? null
  },
  debugName: 'feature styles',
  test: /[\\/]packages[\\/](?:features?-|prize-ui|ui[\\/]src[\\/]reward[\\/]Reward).*\.css(?:$|\?)/,
  priority: 3,
}

/**
 * What `vite.config.ts` of a brand says in one line. The same for every brand: what makes them
 * differ is in `brand.ts` and in the theme.
 */
export function brandConfig(): UserConfig {
  return {
    appType: 'custom',
    resolve: {
      // React has the hook itself; the stand-in for its old versions stays out.
      alias: {
        'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector',
      },
    },
    plugins: [
      withoutServerHalf(),
      importSources(),
      devDrawings(),
      styleFiles(),
      react(),
      quietCompiler(),
      vanillaExtractPlugin({
        identifiers: sharedName,
        unstable_pluginFilter: ({ name }) => name === quietCompilerName,
      }),
    ],
    build: {
      target: 'es2022',
      // Small pictures stay files too: they are cached and keep scripts and styles small.
      assetsInlineLimit: 0,
      // The table of what each part needs would grow with every feature, in the script that everybody
      // loads first. Parts find their scripts themselves; styles must be there before them.
      modulePreload: {
        polyfill: false,
        resolveDependencies: (_file, needed) => needed.filter((name) => name.endsWith('.css')),
      },
      reportCompressedSize: false,
    },
    ssr: { noExternal: true },
  }
}

/**
 * The same on both sides, so that a page names pictures as the browser will find them. Six letters tell
 * two versions of one file apart, and nothing compresses worse: the first script names them all.
 */
const assetFileNames = 'assets/[name]-[hash:6][extname]'

const { plugin: gatherer, group: gathered } = gathering()

/** The browser's half of a build. */
export const clientBuild: UserConfig = {
  resolve: {
    // Texts are read by what knows of i18next what ours use: 15 kB less before the first tap.
    alias: { i18next: fileURLToPath(import.meta.resolve('@marquee/core/compactI18n')) },
  },
  plugins: [togetherAtRest(), declaredConstants(), gatherer],
  build: {
    outDir: 'dist/client',
    emptyOutDir: true,
    manifest: true,
    // Nothing in the scripts names them: they are moved away, and uploaded where errors are read.
    sourcemap: 'hidden',
    rolldownOptions: {
      input: 'client.ts',
      output: {
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames,
        codeSplitting: {
          groups: [looks, featureLooks, vendor, shell, gathered],
        },
      },
    },
  },
}

/** The server's half of a build. */
export const serverBuild: UserConfig = {
  build: {
    outDir: 'dist/server',
    emptyOutDir: true,
    ssr: 'server.ts',
    copyPublicDir: false,
    minify: false,
    // In one file: a running server never reaches for a part that a newer build has replaced.
    rolldownOptions: {
      output: { entryFileNames: 'server.js', assetFileNames, codeSplitting: false },
    },
  },
  define: { 'process.env.NODE_ENV': '"production"' },
}
