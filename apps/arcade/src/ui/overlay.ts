import type { Rect } from '../stage/layout.ts'
import type { Motion } from '../stage/motion.ts'
import { element } from './dom.ts'

export type Celebrating = { amount: (text: string) => void; end: () => void }

export type Celebrated = {
  title: string
  /** Its classes, which say how large it is. */
  kind: string
  detail?: string | undefined
  /** The address of the picture that leads it. */
  picture?: string | undefined
  rays?: boolean
  /** The longest text that the amount will have; left out, there is none. */
  longest?: string | undefined
}

export type OverlayRoom = {
  badgeTop: number
  /** What the controls take at the lower and at the right edge. */
  below: number
  beside: number
  /** The part of the stage that nothing covers. */
  free: Rect
}

export type Overlay = {
  root: HTMLElement
  place: (room: OverlayRoom) => void
  badge: (text: string | null) => void
  /** A text in the middle; leaves after a moment or when skipped. */
  card: (title: string, detail?: string) => Promise<void>
  /**
   * Introduces the game, led by the studio's sign: on the free part of the stage, where it covers neither
   * title nor controls. It goes after a moment, or with what is called.
   */
  introduce: (title: string, detail?: string, sign?: Element) => () => void
  /** A celebration, whose amount the caller counts up. */
  celebrate: (shown: Celebrated) => Celebrating
  /** Read out by screen readers, never shown. */
  announce: (text: string) => void
}

const cardMs = 1100
const introMs = 1400

/** Texts above the stage that everyone can read, and one line only screen readers do. */
export function makeOverlay(motion: Motion): Overlay {
  const badge = element('p', { class: 'badge', hidden: true })
  const middle = element('div', { class: 'middle', 'aria-hidden': 'true' })
  const live = element('p', { class: 'only-read', role: 'status', 'aria-live': 'polite' })
  const announce = (text: string) => {
    live.textContent = text
  }
  const opening = element('div', { class: 'opening', 'aria-hidden': 'true' })
  const root = element('div', { class: 'overlay' }, badge, middle, opening, live)
  return {
    root,
    place: ({ badgeTop, below, beside, free }) => {
      root.style.cssText = `--badge-top:${badgeTop}px;--below:${below}px;--beside:${beside}px`
      opening.style.cssText = `left:${free.x}px;top:${free.y}px;width:${free.width}px;height:${free.height}px`
    },
    announce,
    badge: (text) => {
      badge.hidden = text === null
      if (text !== null) badge.textContent = text
    },
    card: async (title, detail) => {
      const card = element('div', { class: 'card' }, element('strong', {}, title))
      if (detail !== undefined) card.append(element('span', {}, detail))
      middle.replaceChildren(card)
      announce(detail === undefined ? title : `${title}. ${detail}`)
      await motion.wait(cardMs, { skippable: true })
      card.remove()
    },
    introduce: (title, detail, sign) => {
      const card = element('div', { class: 'card intro' }, ...(sign ? [sign] : []))
      card.append(element('strong', {}, title))
      if (detail !== undefined) card.append(element('span', {}, detail))
      opening.replaceChildren(card)
      announce(detail === undefined ? title : `${title}. ${detail}`)
      const end = () => card.remove()
      void motion.wait(introMs).then(end)
      return end
    },
    celebrate: ({ title, kind, detail, picture, rays, longest }) => {
      const amount = element('span', { class: 'amount' })
      const card = element('div', { class: `card celebration ${kind}` })
      if (rays) card.append(element('div', { class: 'rays' }))
      if (picture) card.append(element('img', { class: 'lead', src: picture, alt: '' }))
      // Letter by letter, so that each can arrive on its own; the whole is announced elsewhere.
      // A line breaks between words alone, however wide the studio's face is.
      let at = 0
      const words = title.split(' ').flatMap((word, index) => {
        const letters = [...word].map((letter) => {
          const span = element('i', {}, letter)
          span.style.setProperty('--at', String(at++))
          return span
        })
        const whole = element('b', {}, ...letters)
        return index === 0 ? [whole] : [' ', whole]
      })
      card.append(element('strong', {}, ...words))
      if (longest !== undefined) {
        // However many digits, the last amount fits: the first are no longer.
        card.style.setProperty('--digits', `${longest.length}`)
        card.append(amount)
      }
      if (detail !== undefined) card.append(element('span', { class: 'detail' }, detail))
      middle.replaceChildren(card)
      return {
        amount: (text) => {
          amount.textContent = text
        },
        end: () => card.remove(),
      }
    },
  }
}
