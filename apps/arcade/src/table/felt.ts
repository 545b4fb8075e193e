import '../styles/cards.css'
import type { Rect } from '../stage/layout.ts'
import { feltPlace, feltShape } from './felt-shape.ts'

const space = 'http://www.w3.org/2000/svg'
/** What is printed takes no more than this share of its arc. */
const fullest = 0.92

function drawn(tag: string, attributes: Record<string, string>, ...children: Node[]): SVGElement {
  const made = document.createElementNS(space, tag)
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value)
  made.append(...children)
  return made
}

/**
 * A card table's cloth in the colours of the game, with lines printed on it, if any. `fit` draws it below
 * cards that lie in the free part of the stage; it reaches `below` further, under what is chosen there.
 */
export function makeFelt(lines: readonly string[]): {
  root: SVGElement
  fit: (free: Rect, below: number) => void
} {
  const root = drawn('svg', { class: 'felt' })
  if (lines.length > 0) {
    root.setAttribute('role', 'img')
    root.setAttribute('aria-label', lines.join(' '))
  } else root.setAttribute('aria-hidden', 'true')

  const fit = (free: Rect, below: number) => {
    const { x, y, width, height } = feltPlace(free, below)
    const { edge, line, arcs, letters, rail } = feltShape({ width, height }, free.height / 2)
    const texts = lines.map((text, index) => {
      const along = drawn(
        'textPath',
        { href: `#print-${index}`, startOffset: '50%', 'text-anchor': 'middle' },
        document.createTextNode(text),
      )
      return drawn('text', { 'font-size': `${letters[index]}` }, along) as SVGTextElement
    })
    const paths = lines.map((_, index) =>
      drawn('path', { id: `print-${index}`, d: arcs[index]!.path }),
    )
    root.setAttribute('viewBox', `0 0 ${width} ${height}`)
    root.style.cssText = `left:${x}px;top:${y}px;width:${width}px;height:${height}px`
    root.replaceChildren(
      drawn('defs', {}, ...paths),
      drawn('path', { class: 'cloth', d: edge, 'stroke-width': `${rail}` }),
      drawn('path', { class: 'seam', d: line }),
      ...texts,
    )
    texts.forEach((text, index) => {
      // Of every language and every studio's face all letters are to be seen.
      const share = (arcs[index]!.length * fullest) / text.getComputedTextLength()
      if (share < 1) text.setAttribute('font-size', `${letters[index]! * share}`)
    })
  }
  return { root, fit }
}
