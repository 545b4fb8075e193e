import { isTakenOver } from '@marquee/ui'
import { now } from '../app/clock.ts'

declare global {
  interface Window {
    /** Buttons that were pressed before they could answer, in order; left by the document's first script. */
    earlyTaps?: { push: (button: HTMLButtonElement) => void } | HTMLButtonElement[]
  }
}

/** How long a press is kept, in ms: what happens later than that surprises more than it helps. */
const keptFor = 8000
/** How often a button that was pressed is asked whether it answers now, in ms. */
const pause = 50

const isAlive = (element: Element): boolean => element.isConnected && isTakenOver(element)

const nameOf = (button: Element): string =>
  button.getAttribute('aria-label') ?? button.textContent.trim()

/** The button itself, or the only one that says the same where the part around it was rendered anew. */
function answering(button: HTMLButtonElement): HTMLButtonElement | undefined {
  if (button.isConnected) return isAlive(button) ? button : undefined
  const same = [...document.querySelectorAll('button')].filter(
    (other) => nameOf(other) === nameOf(button),
  )
  return same.length === 1 ? same.find(isAlive) : undefined
}

/**
 * Presses every button again, once, that was pressed before the page had come to life, as soon as it
 * answers. Returns the way to stop.
 */
export function answerEarlyTaps(): () => void {
  const waiting = new Map<HTMLButtonElement, number>()
  let timer: ReturnType<typeof setTimeout> | undefined
  function look(): void {
    timer = undefined
    for (const [button, since] of waiting) {
      const found = answering(button)
      if (found || now() - since > keptFor) waiting.delete(button)
      // A part takes over its elements a moment before it hears of them.
      if (found) requestAnimationFrame(() => setTimeout(() => found.click()))
    }
    if (waiting.size) timer = setTimeout(look, pause)
  }
  const push = (button: HTMLButtonElement): void => {
    // Pressed twice because nothing happened is meant once.
    if (!waiting.has(button)) waiting.set(button, now())
    timer ??= setTimeout(look)
  }
  const before = window.earlyTaps
  window.earlyTaps = { push }
  if (Array.isArray(before)) before.forEach(push)
  return () => {
    clearTimeout(timer)
    window.earlyTaps = []
  }
}
