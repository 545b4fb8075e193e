import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'

const program = new URL('../main.ts', import.meta.url).pathname

export interface ServerOptions {
  /** The data folder. */
  data: string
  /** Where `prepare` leaves what makes every start quicker. */
  compileCache: string
  /** Answers at 127.0.0.1. */
  brand: string
  rendererKey: string
}

/** The platform in a process of its own, each on the data of the one before it. */
export class KillableServer {
  readonly #env: Record<string, string | undefined>
  #process: ChildProcess | null = null
  #url: string | null = null
  #complaints = ''

  constructor({ data, compileCache, brand, rendererKey }: ServerOptions) {
    this.#env = {
      ...process.env,
      NODE_COMPILE_CACHE: compileCache,
      DATABASE_URL: undefined,
      REDIS_URL: undefined,
      DATA_DIR: data,
      PLATFORM_PORT: '0',
      RENDERER_KEY: rendererKey,
      BRAND_HOSTS: `127.0.0.1=${brand}`,
      SANDBOX: 'off',
      LOG_LEVEL: 'error',
    }
  }

  /** Where it listens; null while it does not. */
  get url(): string | null {
    return this.#url
  }

  /** What it wrote to its error log, over all its lives. */
  get complaints(): string {
    return this.#complaints
  }

  /**
   * Brings the database up to date in a process that ends by itself: what it compiled is kept then, and a
   * process that is killed keeps nothing. @throws with its error output when it fails.
   */
  async prepare(): Promise<void> {
    const options = { env: this.#env, encoding: 'utf8' } as const
    await promisify(execFile)(process.execPath, [program, '--role', 'migrate'], options)
  }

  /** Starts it and waits until it listens. @throws with its error output when it ends instead. */
  async start(): Promise<void> {
    const child = spawn(process.execPath, [program], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: this.#env,
    })
    this.#process = child
    child.stderr.on('data', (chunk: Buffer) => {
      this.#complaints += chunk.toString()
    })
    const lines = createInterface({ input: child.stdout })
    const first = await Promise.race([once(lines, 'line'), once(child, 'exit').then(() => null)])
    if (!first) throw new Error(`The platform did not start:\n${this.#complaints}`)
    const { url } = JSON.parse(String(first[0])) as { url: string }
    this.#url = url
  }

  /** SIGKILL: it has no say in the matter. */
  async kill(): Promise<void> {
    this.#url = null
    const child = this.#process
    this.#process = null
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill('SIGKILL')
    await ended
  }
}
