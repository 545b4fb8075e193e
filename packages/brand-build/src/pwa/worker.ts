import { fileURLToPath } from 'node:url'
import type { WorkerSettings } from '@marquee/web-app/worker/types'
import { build, type Plugin } from 'vite'

/** The worker as it is asked for, and the one that the front answers with where there is push. */
const workerFiles = {
  '/sw.js': '@marquee/web-app/worker',
  '/sw-push.js': '@marquee/web-app/worker/push',
}

/** Builds the brand's service workers, each as one script. */
export async function buildWorkers(
  settings: WorkerSettings,
  outDir: string,
  plugins: Plugin[] = [],
): Promise<void> {
  await Promise.all(
    Object.entries(workerFiles).map(([file, entry]) =>
      buildWorker(settings, entry, file, outDir, plugins),
    ),
  )
}

async function buildWorker(
  settings: WorkerSettings,
  entry: string,
  file: string,
  outDir: string,
  plugins: Plugin[],
): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    plugins,
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
        output: { format: 'iife', entryFileNames: file.slice(1) },
      },
    },
  })
}
