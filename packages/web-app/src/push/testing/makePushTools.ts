import type { PushMessage, PushProvider } from '../config.ts'
import type { PushState, PushTools } from '../createPush.ts'

/** An error as the provider's library throws it. */
export const makeProviderError = (code: string, message = `Messaging: ${code}`): Error =>
  Object.assign(new Error(message), { name: 'FirebaseError', code })

/** A provider that gives one token; `deliver` sends a message as the network would. */
export function makeProvider(overrides: Partial<PushProvider> = {}) {
  const listeners: ((message: PushMessage) => void)[] = []
  const provider: PushProvider = {
    token: async () => 'token-1',
    onMessage: (listener) => void listeners.push(listener),
    deleteToken: async () => true,
    ...overrides,
  }
  const deliver = (message: PushMessage) => listeners.forEach((listener) => listener(message))
  return { provider, deliver }
}

/** Tools of a browser that can do everything and a player who says yes, with notes of what happened. */
export function makePushTools(overrides: Partial<PushTools> = {}) {
  const notes = {
    states: [] as PushState[],
    messages: [] as PushMessage[],
    tokens: [] as string[],
    waits: [] as number[],
    warnings: [] as string[],
    errors: [] as unknown[][],
    /** Steps in the order they were taken. */
    steps: [] as string[],
  }
  const { provider, deliver } = makeProvider()
  const tools: PushTools = {
    unsupported: () => {
      notes.steps.push('support')
      return []
    },
    requestPermission: async () => {
      notes.steps.push('permission')
      return 'granted'
    },
    initialise: async () => {
      notes.steps.push('initialise')
      return provider
    },
    onState: (state) => notes.states.push(state),
    onMessage: (message) => notes.messages.push(message),
    onToken: (token) => notes.tokens.push(token),
    wait: async (ms) => void notes.waits.push(ms),
    log: {
      warn: (text: string) => void notes.warnings.push(text),
      error: (...what: unknown[]) => void notes.errors.push(what),
    },
    ...overrides,
  }
  return { tools, notes, deliver }
}
