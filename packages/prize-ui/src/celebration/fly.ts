import type { RewardLine } from '@marquee/ui'
import * as css from './celebration.css.ts'

/** So many coins fly. */
const count = 14
/** How long one takes, and how much later the next one starts, in ms. */
const flightMs = 760
const apartMs = 34
/** How long the balance stays in front once the last one is there, in ms: it counts up for 600. */
const stayMs = 1_300

/** Where the header shows the balance. */
const balanceOf = (): HTMLElement | null => document.querySelector('[data-balance]')

const middleOf = (box: DOMRect) => ({ x: box.left + box.width / 2, y: box.top + box.height / 2 })

/** A copy of the balance that follows it and is nothing to press or to find. */
function mirror(balance: HTMLElement, layer: HTMLElement) {
  const copy = balance.cloneNode() as HTMLElement
  const follow = () => {
    // Nodes and not their text: the page's policy takes no HTML in words.
    copy.replaceChildren(...[...balance.childNodes].map((node) => node.cloneNode(true)))
    for (const one of copy.querySelectorAll('[data-testid], [role]')) {
      one.removeAttribute('data-testid')
      one.removeAttribute('role')
    }
  }
  follow()
  const { left, top, width, height } = balance.getBoundingClientRect()
  copy.removeAttribute('data-balance')
  copy.classList.add(css.balance)
  // A header that has slid away leaves it at the upper edge.
  const place = { left, top: Math.max(top, 8), width, height }
  for (const [name, value] of Object.entries(place)) copy.style.setProperty(name, `${value}px`)
  layer.append(copy)
  const watch = new MutationObserver(follow)
  watch.observe(balance, { subtree: true, childList: true, characterData: true })
  return { copy, end: () => watch.disconnect() }
}

/**
 * Lets coins fly from a prize to the balance in the header, which stands in front of everything until
 * it has counted up. `landed` is called when the first one is there, at once where nothing can fly.
 * Returns the way to end it early.
 */
export function fly(
  from: Element,
  lines: readonly Pick<RewardLine, 'unit'>[],
  landed: () => void,
): () => void {
  const balance = balanceOf()
  if (!balance || !('animate' in from) || balance.getBoundingClientRect().width === 0) {
    landed()
    return () => {}
  }
  const layer = document.createElement('div')
  layer.className = css.layer
  layer.inert = true
  layer.ariaHidden = 'true'
  document.body.append(layer)
  const { copy, end } = mirror(balance, layer)
  const start = middleOf(from.getBoundingClientRect())
  const goal = middleOf(copy.getBoundingClientRect())

  const flights = Array.from({ length: count }, (_, index) => {
    const coin = document.createElement('span')
    coin.className = css.coin
    coin.dataset['unit'] = lines[index % lines.length]?.unit
    layer.append(coin)
    // First apart from each other, then all the same way.
    const angle = (Math.PI * 2 * index) / count
    const reach = 46 + (index % 3) * 22
    const at = (x: number, y: number, scale: number) => `translate(${x}px, ${y}px) scale(${scale})`
    return coin.animate(
      [
        { transform: at(start.x, start.y, 0.3), opacity: 0 },
        {
          transform: at(
            start.x + Math.cos(angle) * reach,
            start.y + Math.sin(angle) * reach * 0.8,
            1.1,
          ),
          opacity: 1,
          offset: 0.32,
          easing: 'cubic-bezier(0.6, 0, 0.8, 0.5)',
        },
        { transform: at(goal.x, goal.y, 0.55), opacity: 1, offset: 0.96 },
        { transform: at(goal.x, goal.y, 0.3), opacity: 0 },
      ],
      { duration: flightMs, delay: index * apartMs, fill: 'both', easing: 'ease-out' },
    )
  })
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = () => {
    clearTimeout(timer)
    end()
    layer.remove()
  }
  const pulse = () =>
    copy.animate([{ scale: '1' }, { scale: '1.14' }, { scale: '1' }], { duration: 240 })
  flights[0]?.addEventListener('finish', () => {
    landed()
    pulse()
  })
  flights.at(-1)?.addEventListener('finish', () => {
    pulse()
    timer = setTimeout(stop, stayMs)
  })
  return stop
}
