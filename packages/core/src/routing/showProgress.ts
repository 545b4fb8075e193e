import type { AnyRouter } from '@tanstack/react-router'
import { vars } from '@marquee/theme'
import { prefersStillness } from '@marquee/ui'

/** A page that is there sooner needs no sign that it is on its way, in ms. */
export const patience = 250
/** How long the line takes to come nearly to its end, in ms: it slows down and never says that it is done. */
const reach = 12_000

/** The line at the upper edge. Drawn without a stylesheet, which would have to be fetched first. */
function drawLine(): HTMLElement {
  const line = document.createElement('div')
  line.dataset['testid'] = 'on-the-way'
  line.setAttribute('aria-hidden', 'true')
  Object.assign(line.style, {
    position: 'fixed',
    insetInline: '0',
    insetBlockStart: '0',
    blockSize: '3px',
    zIndex: '1000',
    pointerEvents: 'none',
    background: vars.color.accent,
    transform: 'scaleX(0.7)',
    transformOrigin: '0 50%',
  })
  document.body.append(line)
  if (!prefersStillness())
    line.animate?.(
      [
        { transform: 'scaleX(0.08)' },
        { transform: 'scaleX(0.6)', offset: 0.25 },
        { transform: 'scaleX(0.95)' },
      ],
      { duration: reach, easing: 'ease-out', fill: 'forwards' },
    )
  return line
}

let waiting = 0
let timer: ReturnType<typeof setTimeout> | undefined
let line: HTMLElement | undefined

const content = () => document.getElementById('content')

/**
 * Shows that something that was asked for is on its way, where it takes a while: until it is there a press
 * would seem lost.
 * @returns to be called once it is there, or will not come.
 */
export function onTheWay(): () => void {
  let isHere = false
  waiting += 1
  timer ??= setTimeout(() => {
    line = drawLine()
    content()?.setAttribute('aria-busy', 'true')
  }, patience)
  return () => {
    if (isHere) return
    isHere = true
    waiting -= 1
    if (waiting > 0) return
    clearTimeout(timer)
    timer = undefined
    line?.remove()
    line = undefined
    content()?.removeAttribute('aria-busy')
  }
}

/**
 * Shows that a page is on its way; meanwhile the page before stands.
 * @returns notes that another page was asked for.
 */
export function showProgress(router: Pick<AnyRouter, 'subscribe'>): () => void {
  let end: (() => void) | undefined
  router.subscribe('onResolved', () => {
    end?.()
    end = undefined
  })
  return () => {
    end ??= onTheWay()
  }
}
