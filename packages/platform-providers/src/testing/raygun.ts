import { startHttpServer, type TestHttpServer } from './httpServer.ts'

/** An entry as the service takes it. */
export interface TakenEntry {
  occurredOn: string
  details: {
    machineName?: string
    groupingKey?: string
    version?: string
    client: { name: string; version: string }
    error: {
      className: string
      message: string
      stackTrace: {
        lineNumber: number
        columnNumber: number
        fileName: string
        methodName: string
      }[]
    }
    tags?: string[]
    userCustomData?: Record<string, unknown>
  }
}

export interface TestRaygun extends TestHttpServer {
  key: string
  entries: TakenEntry[]
  /** What it does instead of its work, until told otherwise. */
  break: (how: 'silent' | 'failing' | 'full' | null) => void
}

/** What the service insists on. */
const isFine = ({ occurredOn, details }: TakenEntry): boolean =>
  !Number.isNaN(Date.parse(occurredOn)) &&
  (details.groupingKey?.length ?? 1) >= 1 &&
  (details.groupingKey?.length ?? 1) <= 100 &&
  typeof details.error.className === 'string' &&
  Array.isArray(details.error.stackTrace)

/** Raygun, on this machine: takes entries of whoever has the application's key. */
export async function startRaygun(): Promise<TestRaygun> {
  const key = 'api-key-of-the-application'
  const entries: TakenEntry[] = []
  let broken: Parameters<TestRaygun['break']>[0] = null
  const server = await startHttpServer(({ method, path, headers, body }) => {
    if (broken === 'silent') return null
    if (broken === 'failing') return { status: 503 }
    if (broken === 'full') return { status: 429 }
    if (method !== 'POST' || path !== '/entries') return { status: 404 }
    if (headers['x-apikey'] !== key) return { status: 403 }
    const entry = JSON.parse(body) as TakenEntry
    if (!isFine(entry)) return { status: 400 }
    entries.push(entry)
    return { status: 202 }
  })
  return { ...server, key, entries, break: (how) => (broken = how) }
}
