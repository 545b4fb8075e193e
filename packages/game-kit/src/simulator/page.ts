import './page.css'
import type { ChangedSettings, HostMessage } from '@marquee/game-sdk'
import { makeHouse } from './house.ts'
import { fillPanel, sizes, type SizeName } from './panel.ts'
import { readSettings } from './settings.ts'
import { loadSubject } from './loadSubject.ts'

/** What was said, for whoever checks a game: `at` in ms since the page began. */
export type LogEntry = { at: number; from: 'game' | 'host' | 'kit'; type: string; message: unknown }
export type SimulatorWindow = typeof globalThis & {
  simulator: {
    log: LogEntry[]
    open: () => void
    size: (name: SizeName) => void
    change: (settings: ChangedSettings) => void
    ask: (what: 'lose' | 'look') => void
    balance: () => number
  }
}

const query = new URLSearchParams(location.search)
const settings = readSettings(query)
const subject = await loadSubject()
const find = (id: string) => document.getElementById(id)!
const log: LogEntry[] = []
const longest = 200

let frame: HTMLIFrameElement
let house: ReturnType<typeof makeHouse>

function note(from: LogEntry['from'], type: string, message: unknown): void {
  log.push({ at: performance.now(), from, type, message })
  const line = document.createElement('li')
  line.textContent = `${from === 'game' ? '→' : '←'} ${type}`
  if (/error/.test(type)) line.dataset.kind = 'error'
  find('log').prepend(line)
  while (find('log').childElementCount > longest) find('log').lastElementChild!.remove()
  find('state').textContent = `Balance ${house.balance()}`
}

function open(): void {
  const send = (message: HostMessage) => {
    note('host', message.type, message)
    frame.contentWindow?.postMessage(message, '*')
  }
  house = makeHouse({ subject, settings }, send)
  const next = document.createElement('iframe')
  next.setAttribute('sandbox', 'allow-scripts')
  next.title = subject.title
  next.src = subject.page
  find('room').replaceChildren(next)
  frame = next
  size((query.get('size') as SizeName | null) ?? 'fill')
}

function size(name: SizeName): void {
  const wanted = sizes[name] ?? null
  frame.dataset.size = wanted ? name : 'fill'
  frame.style.width = wanted ? `${wanted[0]}px` : ''
  frame.style.height = wanted ? `${wanted[1]}px` : ''
}

addEventListener('message', ({ source, data }) => {
  if (source !== frame.contentWindow || typeof data !== 'object' || data === null) return
  const { kit, type } = data as { kit?: unknown; type?: unknown }
  if (typeof kit === 'string') return note('kit', kit, data)
  note('game', String(type), data)
  house.receive(data)
})

const ask = (what: 'lose' | 'look') => frame.contentWindow?.postMessage({ kit: what }, '*')
const change: SimulatorWindow['simulator']['change'] = (changed) => house.change(changed)
fillPanel(document.querySelector('form')!, query, {
  size,
  change,
  rules: () => house.openRules(),
  lose: () => ask('lose'),
})
open()
;(globalThis as SimulatorWindow).simulator = {
  log,
  open,
  size,
  change,
  ask,
  balance: () => house.balance(),
}
