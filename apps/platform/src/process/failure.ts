/** A reason not to start that the person at the keyboard can do something about: one sentence or two. */
export class StartFailure extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause })
    this.name = 'StartFailure'
  }
}

interface Surroundings {
  port: number
  /** Folder of the embedded database, or null with a PostgreSQL server. */
  databaseFolder: string | null
  /** Host and port of the PostgreSQL server, or null. */
  databaseServer: string | null
}

/** An error and everything that led to it, the outermost first. */
function* chainOf(error: unknown): Generator<Error & { code?: unknown }> {
  let current = error
  while (current instanceof Error) {
    yield current
    if (current instanceof AggregateError) for (const inner of current.errors) yield* chainOf(inner)
    current = current.cause
  }
}

const unreachable = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ECONNRESET',
  'EAI_AGAIN',
])
/** SQLSTATE classes: 28 authorisation, 3D no such database. */
const refused = /^(28|3D)/

/** Says what a failed start means and how to mend it. */
export function explain(
  error: unknown,
  { port, databaseFolder, databaseServer }: Surroundings,
): string {
  for (const { message, code } of chainOf(error)) {
    if (error instanceof StartFailure) return message
    if (code === 'EADDRINUSE') {
      return `Port ${port} is in use by another program. End that program, or set PLATFORM_PORT to a free port.`
    }
    if (databaseFolder && /PGlite failed to initialize|Aborted\(|unreachable/.test(message)) {
      return damaged(databaseFolder)
    }
    if (databaseServer && (unreachable.has(String(code)) || refused.test(String(code)))) {
      return `PostgreSQL at ${databaseServer} does not let us in (${message || String(code)}). Check that it runs, and DATABASE_URL.`
    }
  }
  return [...chainOf(error)].map(({ message }) => message).join(' Because: ') || String(error)
}

export const damaged = (folder: string): string =>
  `The database in ${folder} is damaged and cannot be opened. Put a copy of the folder back, or move it away to begin with an empty one.`
