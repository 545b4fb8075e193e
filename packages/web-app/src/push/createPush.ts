import type { PushMessage, PushProvider } from './config.ts'
import { situationOf, unsupportedBrowserText } from './errors.ts'

/** Where the flow stands; all but `idle` and `working` are ends. */
export type PushState = 'idle' | 'working' | 'unsupported' | 'denied' | 'failed' | 'active'

/** PUSH-09. */
const attempts = 5
const pauseMs = 1000

export interface PushTools {
  /** Reasons why this browser cannot; empty when it can. */
  unsupported: () => string[]
  requestPermission: () => Promise<NotificationPermission>
  /** Fetches and initialises the provider's library. */
  initialise: () => Promise<PushProvider>
  onState: (state: PushState) => void
  onMessage: (message: PushMessage) => void
  onToken: (token: string) => void
  wait: (ms: number) => Promise<void>
  log: Pick<Console, 'warn' | 'error'>
}

export interface Push {
  /** Goes through the flow; nothing happens while it runs or has succeeded. Never rejects (PUSH-15). */
  start(): Promise<PushState>
  /** Takes the device off the provider's list. Never rejects. */
  stop(): Promise<void>
}

async function obtainToken(provider: PushProvider, { wait, log }: PushTools) {
  for (let attempt = 1; attempt <= attempts; attempt++) {
    if (attempt > 1) await wait(pauseMs)
    try {
      return await provider.token()
    } catch (error) {
      log.error(`Push: ${situationOf(error)} (attempt ${attempt} of ${attempts}).`, error)
    }
  }
  return null
}

/** The push flow (PUSH-02..15): support, permission, provider, token, messages. */
export function createPush(tools: PushTools): Push {
  const { log } = tools
  let state: PushState = 'idle'
  let provider: PushProvider | null = null

  const enter = (next: PushState): PushState => {
    state = next
    tools.onState(next)
    return next
  }

  async function initialise(): Promise<PushProvider | null> {
    try {
      return await tools.initialise()
    } catch (error) {
      log.error('Failed to initialize firebase', situationOf(error), error)
      return null
    }
  }

  async function isPermitted(): Promise<boolean> {
    const permission = await tools.requestPermission()
    if (permission === 'granted') return true
    log.warn(`Push is off: the notification permission is '${permission}', not 'granted'.`)
    return false
  }

  async function flow(): Promise<PushState> {
    const reasons = tools.unsupported()
    if (reasons.length) {
      log.warn(`Push is off: ${reasons.join(', ')}. ${unsupportedBrowserText}`)
      return 'unsupported'
    }
    if (!(await isPermitted())) return 'denied'
    provider ??= await initialise()
    if (!provider) return 'failed'
    const token = await obtainToken(provider, tools)
    if (token === null) return 'failed'
    provider.onMessage(tools.onMessage)
    tools.onToken(token)
    return 'active'
  }

  return {
    async start() {
      if (state === 'working' || state === 'active') return state
      enter('working')
      try {
        return enter(await flow())
      } catch (error) {
        log.error('Push could not be started; the page works without it.', error)
        return enter('failed')
      }
    },
    async stop() {
      try {
        provider ??= await tools.initialise()
        await provider.deleteToken()
      } catch (error) {
        log.error(`Push: ${situationOf(error)}. The device may stay on the provider's list.`, error)
      }
      enter('idle')
    },
  }
}
