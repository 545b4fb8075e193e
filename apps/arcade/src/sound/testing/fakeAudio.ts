import { vi } from 'vitest'

/** A parameter that is at once where it is going to. */
class Param {
  value: number
  /** When the last movement begins. */
  at = 0
  past: number[] = []
  constructor(value = 0) {
    this.value = value
  }
  setTargetAtTime = (value: number, at: number) => this.#go(value, at)
  setValueAtTime = (value: number, at: number) => this.#go(value, at)
  linearRampToValueAtTime = (value: number, at: number) => this.#go(value, at)
  exponentialRampToValueAtTime = (value: number, at: number) => this.#go(value, at)
  cancelScheduledValues = () => undefined
  #go(value: number, at: number) {
    this.past.push(value)
    this.value = value
    this.at = at
  }
}

class Node {
  context: unknown
  to: Node[] = []
  constructor(context: unknown) {
    this.context = context
  }
  connect(to: Node) {
    this.to.push(to)
    return to
  }
}

type Started = { frequency: number; type: string; wave: unknown; at: number }

export type FakeLoop = Node & {
  buffer: { url?: string }
  loopStart: number
  loopEnd: number
  playbackRate: number
  at: number
  offset: number
}

/**
 * A browser that plays nothing and writes down what is asked of it.
 * @param answer what a file is answered with; a status, or a failure to reach anybody.
 */
export function fakeAudio(answer: (url: string) => number | Error = () => 200) {
  const tones: Started[] = []
  const loops: FakeLoop[] = []
  const asked: string[] = []
  const contexts: Context[] = []
  const listeners = new Map<string, (() => void)[]>()
  const page = { hidden: false }
  /** Where it is true sound is given to gestures alone: it begins suspended, and `resume` is refused without. */
  const phone = { asksForTouch: false, isTouched: false }
  const navigator: { userActivation?: { hasBeenActive: boolean } } = {
    userActivation: { hasBeenActive: true },
  }

  class Context {
    currentTime = 0
    state = phone.asksForTouch ? 'suspended' : 'running'
    sampleRate = 48_000
    destination = new Node(this)
    createPeriodicWave = (_: unknown, partials: number[]) => [...partials]
    decodeAudioData = (data: { url: string }) => Promise.resolve(data)
    suspend = () => Promise.resolve(void (this.state = 'suspended'))
    resume = () => {
      if (phone.asksForTouch && !phone.isTouched) return Promise.reject(new Error('not allowed'))
      return Promise.resolve(void (this.state = 'running'))
    }
    constructor() {
      contexts.push(this)
    }
  }
  class Gain extends Node {
    gain: Param
    constructor(context: unknown, { gain = 1 } = {}) {
      super(context)
      this.gain = new Param(gain)
    }
  }
  class Filter extends Node {
    frequency = new Param()
  }
  class Oscillator extends Node {
    frequency = new Param()
    stop = () => undefined
    start: (at: number) => void
    constructor(
      context: unknown,
      options: { frequency: number; type: string; periodicWave?: unknown },
    ) {
      super(context)
      const { frequency, type, periodicWave: wave } = options
      this.start = (at) => void tones.push({ frequency, type, wave, at })
    }
  }
  class Source extends Node {
    stop = () => undefined
    start: (at: number, offset?: number) => void
    constructor(context: unknown, options: Omit<FakeLoop, keyof Node | 'at' | 'offset'>) {
      super(context)
      this.start = (at, offset = 0) => {
        if (options.buffer.url) loops.push(Object.assign(this, options, { at, offset }))
      }
    }
  }
  class Samples {
    samples: Float32Array
    constructor({ length }: { length: number }) {
      this.samples = new Float32Array(length)
    }
    getChannelData = () => this.samples
  }
  const listen = (kind: string, run: () => void) =>
    void listeners.set(kind, [...(listeners.get(kind) ?? []), run])

  vi.stubGlobal('AudioContext', Context)
  vi.stubGlobal('GainNode', Gain)
  vi.stubGlobal('OscillatorNode', Oscillator)
  vi.stubGlobal('AudioBufferSourceNode', Source)
  vi.stubGlobal('AudioBuffer', Samples)
  vi.stubGlobal('BiquadFilterNode', Filter)
  vi.stubGlobal('ConvolverNode', Node)
  vi.stubGlobal('DynamicsCompressorNode', Node)
  vi.stubGlobal('navigator', navigator)
  vi.stubGlobal('document', Object.assign(page, { addEventListener: listen }))
  vi.stubGlobal('addEventListener', listen)
  vi.stubGlobal('fetch', (url: string) => {
    asked.push(url)
    const status = answer(url)
    if (status instanceof Error) return Promise.reject(status)
    return Promise.resolve({
      ok: status === 200,
      status,
      arrayBuffer: () => Promise.resolve({ url }),
    })
  })

  /** The gains that a file goes through on its way out. */
  const gainsOf = (url: string): Param[] => {
    const gains: Param[] = []
    let node: Node | undefined = loops.find(({ buffer }) => buffer.url === url)
    if (!node) throw new Error(`${url} is not played.`)
    for (; node; node = node.to[0]) if (node instanceof Gain) gains.push(node.gain)
    return gains
  }

  return {
    tones,
    loops,
    asked,
    contexts,
    navigator,
    phone,
    /** The player touches the screen, which is the only time at which a phone gives sound. */
    touch: () => {
      phone.isTouched = true
      listeners.get('pointerdown')?.forEach((run) => run())
      listeners.get('touchend')?.forEach((run) => run())
      phone.isTouched = false
    },
    /** Something happens to the page. */
    happens: (kind: string) => listeners.get(kind)?.forEach((run) => run()),
    hide: (hidden: boolean) => {
      page.hidden = hidden
      listeners.get('visibilitychange')?.forEach((run) => run())
    },
    /** How loud the layer of a file is about to be. */
    layer: (url: string) => gainsOf(url)[0]!,
    /** How far all music steps back. */
    ducked: (url: string) => gainsOf(url)[1]!,
    /** How loud everything is about to be. */
    master: (url: string) => gainsOf(url).at(-1)!,
  }
}
