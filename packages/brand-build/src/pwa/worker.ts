import { fileURLToPath } from 'node:url'
import type { WorkerSettings } from '@marquee/core/worker/types'
import { build } from 'vite'

/** Builds the brand's service worker as one script, `/sw.js`. */
export async function buildWorker(settings: WorkerSettings, outDir: string): Promise<void> {
  const entry = settings.push ? '@marquee/core/worker/push' : '@marquee/core/worker'
  await build({
    configFile: false,
    logLevel: 'warn',
    define: { __WORKER_SETTINGS__: JSON.stringify(settings) },
    build: {
      target: 'es2022',
      outDir,
      emptyOutDir: false,
      copyPublicDir: false,
      reportCompressedSize: false,
      modulePreload: false,
      rolldownOptions: {
        input: fileURLToPath(import.meta.resolve(entry)),
        output: { format: 'iife', entryFileNames: 'sw.js' },
      },
    },
  })
}
