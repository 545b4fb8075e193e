import type { Rect } from '../stage/layout.ts'
import type { Motion } from '../stage/motion.ts'
import { element } from './dom.ts'

export type Celebrating = { amount: (text: string) => void; end: () => void }

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
  /** A text in the middle; leaves after a moment or when skipped. A jackpot has a scene. */
  card: (title: string, detail?: string, kind?: 'jackpot') => Promise<void>
  /**
   * Introduces the game, led by the studio's sign: on the free part of the stage, where it covers neither
   * title nor controls. It goes after a moment, or with what is called.
   */
  introduce: (title: string, detail?: string, sign?: Element) => () => void
  /** A celebration: its title, and an amount that the caller counts up to `longest`. */
  celebrate: (title: string, level: string, picture: string, longest: string) => Celebrating
  /** Read out by screen readers, never shown. */
  announce: (text: string) => void
}

const cardMs = 1100
const introMs = 1400
const jackpotMs = 3000

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
    card: async (title, detail, kind) => {
      const isJackpot = kind === 'jackpot'
      const card = element('div', { class: isJackpot ? 'card celebration huge' : 'card' })
      if (isJackpot && detail) card.style.setProperty('--digits', `${detail.length}`)
      if (isJackpot) card.append(element('div', { class: 'rays' }))
      card.append(element('strong', {}, title))
      if (detail !== undefined) {
        card.append(element('span', isJackpot ? { class: 'amount' } : {}, detail))
      }
      middle.replaceChildren(card)
      announce(detail === undefined ? title : `${title}. ${detail}`)
      await motion.wait(isJackpot ? jackpotMs : cardMs, { skippable: true })
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
    celebrate: (title, level, picture, longest) => {
      const amount = element('span', { class: 'amount' })
      const card = element('div', { class: `card celebration ${level}` })
      // However many digits, the last amount fits: the first are no longer.
      card.style.setProperty('--digits', `${longest.length}`)
      if (level === 'huge' || level === 'epic') {
        card.append(
          element('div', { class: 'rays' }),
          element('img', { class: 'lead', src: picture, alt: '' }),
        )
      }
      // Letter by letter, so that each can arrive on its own; the whole is announced elsewhere.
      // A line breaks between words alone, however wide the studio's face is.
      let at = 0
      const words = title.split(' ').map((word) => {
        const letters = [...word].map((letter) => {
          const span = element('i', {}, letter)
          span.style.setProperty('--at', String(at++))
          return span
        })
        return element('b', {}, ...letters)
      })
      card.append(element('strong', {}, ...words), amount)
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
