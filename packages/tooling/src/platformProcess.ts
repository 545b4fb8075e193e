import { type ChildProcess, spawn } from 'node:child_process'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { readStart } from './environment.ts'
import { appsRoot, UsageError } from './workspace.ts'

/** What became of edited settings. */
export type Told = { state: 'taken' | 'restart' } | { state: 'refused'; problem: string }

export interface PlatformProcess {
  child: ChildProcess
  url: string
  /** Hands it the settings in a brand's folder as they are now; one folder at a time. */
  takeSettings: (folder: string) => Promise<Told>
}

export interface PlatformSettings {
  dataDir: string
  rendererKey: string
  /** Where players reach the front, for links in mails; left out for the usual one. */
  sitePort?: number | undefined
  port?: number
  /** Where alerts are judged, where the environment does not say it. */
  prometheusUrl?: string | undefined
  /** Whether edited settings can be handed to it while it runs. */
  isEdited?: boolean
}

/** Starts the platform in a process of its own; gives its address once it answers. */
export async function startPlatformProcess({
  dataDir,
  rendererKey,
  sitePort,
  port = 0,
  prometheusUrl,
  isEdited = false,
}: PlatformSettings): Promise<PlatformProcess> {
  const child = spawn(process.execPath, [isEdited ? 'src/dev.ts' : 'src/main.ts'], {
    cwd: path.join(appsRoot, 'platform'),
    // The terminal's Ctrl-C reaches only the command itself, which ends its children in order.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: {
      ...process.env,
      PLATFORM_PORT: String(port),
      DATA_DIR: dataDir,
      HOST: '127.0.0.1',
      RENDERER_KEY: rendererKey,
      ...(sitePort && { PORT: String(sitePort) }),
      ...(prometheusUrl && { PROMETHEUS_URL: prometheusUrl }),
      LOG_LEVEL: readStart().LOG_LEVEL,
    },
  })
  let complaint = ''
  child.stderr?.on('data', (text: Buffer) => {
    complaint = (complaint + text.toString()).slice(-2000)
    process.stderr.write(text)
  })
  const url = await new Promise<string>((resolve, reject) => {
    child.once('exit', (code) => {
      reject(
        new UsageError(
          complaint.trim()
            ? 'The platform did not start; see above.'
            : `The platform ended with code ${code} before it was ready.`,
          { cause: complaint.trim() },
        ),
      )
    })
    if (!child.stdout) return
    createInterface({ input: child.stdout }).on('line', (line) => {
      const ready = readyUrl(line)
      if (ready) resolve(ready)
      else console.log(line)
    })
  })
  return {
    child,
    url,
    takeSettings(folder) {
      // One that did not start anew is tried again.
      if (!child.connected) return Promise.resolve({ state: 'restart' })
      return new Promise((resolve, reject) => {
        const gone = () => reject(new Error('The platform ended while it read edited settings.'))
        child.once('exit', gone)
        child.once('message', (told) => {
          child.off('exit', gone)
          resolve(told as Told)
        })
        child.send({ edited: folder })
      })
    },
  }
}

function readyUrl(line: string): string | null {
  if (!line.startsWith('{"ready":')) return null
  return (JSON.parse(line) as { url: string }).url
}
