import type { Card, PokerHand, PokerModel, RoundChoice, RoundOutcome } from '@marquee/game-math'
import type { GameView, ViewContext } from '../game-view.ts'
import type { Stage } from '../stage/stage.ts'
import { cardName, cardUrl } from '../table/cards.ts'
import { makeFelt } from '../table/felt.ts'
import { makeTable, roomBelow } from '../table/table.ts'
import { element } from '../ui/dom.ts'
import { handLayout, handSize, placeOfKey } from './hand.ts'
import { makePayTable } from './pay-table.ts'

export type PokerOptions = {
  root: HTMLElement
  stage: Stage
  model: PokerModel
  context: ViewContext
  /** The stake now, in minor units. */
  stake: () => number
}

/** Milliseconds between two cards, and those a card takes to turn. */
const dealGap = 130
const turnMs = 300

/** Five cards, those to hold, and the table of what hands pay. */
export function makePokerView({ root, stage, model, context, stake }: PokerOptions): GameView {
  const { motion } = stage
  const { narrator, sound, t, formats, minimumSpinMs, reducedMotion } = context

  /** Steps of the round that are in view already; none when no round is under way. */
  let shown = 0
  let begunAt = 0
  let answer: ((choice: RoundChoice) => void) | null = null
  const held = new Set<number>()
  const cards: (Card | null)[] = Array.from({ length: handSize }, () => null)

  const payTable = makePayTable(model, { t, formats })
  const places = cards.map((_, place) => {
    const face = element('img', { alt: '' })
    const flip = element(
      'span',
      { class: 'flip' },
      element('span', { class: 'back' }),
      element('span', { class: 'front' }, face),
    )
    const mark = element('span', { class: 'mark' }, t('poker.hold'))
    const button = element('button', { type: 'button', class: 'card-place' }, flip, mark)
    button.addEventListener('click', () => toggle(place))
    return { button, face }
  })
  const words = element('p', { class: 'hand-words' })
  const felt = makeFelt([])
  const hand = element(
    'div',
    { class: 'hand', role: 'group', 'aria-label': t('poker.cards') },
    ...places.map(({ button }) => button),
  )
  const table = makeTable(stage, {
    parent: root,
    name: 'poker',
    place: (free, { classList, style }) => {
      const { card, gap, columns, tight } = handLayout(free)
      classList.toggle('tight', tight)
      felt.fit(free, roomBelow(root, free))
      style.setProperty('--card', `${card}px`)
      style.setProperty('--gap', `${gap}px`)
      style.setProperty('--columns', String(columns))
      style.setProperty('--rows', columns === 2 ? '5' : '9')
    },
  })
  table.root.append(felt.root, payTable.root, hand, words)
  stage.remeasure()

  const describe = (place: number) => {
    const { button } = places[place]!
    const card = cards[place]
    const isHeld = held.has(place)
    button.classList.toggle('held', isHeld)
    button.classList.toggle('turned', card !== null)
    button.setAttribute('aria-pressed', String(isHeld))
    button.setAttribute('aria-disabled', String(answer === null))
    button.setAttribute(
      'aria-label',
      `${place + 1}: ${card === null || card === undefined ? t('card.back') : cardName(card, t)}`,
    )
  }
  const describeAll = () => places.forEach((_, place) => describe(place))

  const toggle = (place: number) => {
    if (!answer) return
    if (held.has(place)) held.delete(place)
    else held.add(place)
    sound.play('tap')
    describe(place)
  }
  const onKey = (event: KeyboardEvent) => {
    const place = placeOfKey(event.key)
    if (place === null || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return
    if (root.querySelector('dialog')) return
    toggle(place)
  }
  window.addEventListener('keydown', onKey)

  const say = (text: string, strong = false) => {
    words.textContent = text
    words.classList.toggle('strong', strong)
  }
  const name = (found: PokerHand | null) => (found ? t(`poker.${found}`) : t('poker.nothing'))

  /** Turns some places to other cards, one after another. */
  const turn = async (to: readonly Card[], which: readonly number[], quick: boolean) => {
    for (const place of which) {
      if (cards[place] !== null) {
        cards[place] = null
        describe(place)
      }
    }
    if (!quick && which.length > 0) await motion.wait(reducedMotion() ? 60 : turnMs)
    for (const place of which) {
      cards[place] = to[place]!
      places[place]!.face.src = cardUrl(to[place]!)
      describe(place)
      if (quick) continue
      sound.play('card')
      await motion.wait(reducedMotion() ? 50 : dealGap)
    }
    if (!quick && which.length > 0) await motion.wait(reducedMotion() ? 60 : turnMs)
  }
  const clear = () => {
    held.clear()
    cards.fill(null)
    hand.classList.remove('over', 'won')
    payTable.mark(null)
    say('')
    describeAll()
  }
  const tell = (all: readonly Card[], found: PokerHand | null) =>
    narrator.announce(`${all.map((card) => cardName(card, t)).join(', ')}. ${name(found)}`)

  const play = async (outcome: RoundOutcome) => {
    // A round that was begun before this page was opened has no beginning here.
    const resumed = shown === 0 && begunAt === 0
    if (shown === 0) {
      if (begunAt === 0) begunAt = motion.now()
      clear()
      payTable.price(outcome.stake)
    }
    for (const step of outcome.steps.slice(shown)) {
      if (step.kind === 'hand') {
        await turn(step.cards, [0, 1, 2, 3, 4], resumed && outcome.awaits !== undefined)
        payTable.mark(step.hand)
        tell(step.cards, step.hand)
        if (step.hand) say(name(step.hand))
        if (!outcome.awaits) await motion.wait(700)
      } else if (step.kind === 'exchange') {
        held.clear()
        for (const place of step.held) held.add(place)
        describeAll()
        payTable.mark(null)
        say('')
        const exchanged = [0, 1, 2, 3, 4].filter((place) => !held.has(place))
        await turn(step.cards, exchanged, false)
        payTable.mark(step.hand)
        hand.classList.add('over')
        hand.classList.toggle('won', step.hand !== null)
        say(name(step.hand), step.hand !== null)
        tell(step.cards, step.hand)
        if (step.hand) sound.play('rise', 4)
      }
    }
    shown = outcome.steps.length
    if (outcome.awaits) return
    await motion.wait(Math.max(300, begunAt + minimumSpinMs - motion.now()))
    shown = 0
    begunAt = 0
    held.clear()
    describeAll()
  }

  payTable.price(stake())
  describeAll()

  return {
    begin: () => {
      begunAt = motion.now()
      clear()
    },
    play,
    ask: () => {
      narrator.main({ label: t('poker.draw'), enabled: true })
      if (!words.textContent) say(t('poker.hint'))
      hand.classList.add('asks')
      return new Promise((resolve) => {
        answer = (choice) => {
          answer = null
          hand.classList.remove('asks')
          narrator.main({ label: t('poker.draw'), enabled: false })
          describeAll()
          resolve(choice)
        }
        describeAll()
      })
    },
    press: () => answer?.({ kind: 'hold', cards: [...held].sort((one, other) => one - other) }),
    abort: () => {
      if (shown > 0) return
      begunAt = 0
      clear()
    },
    stake: () => payTable.price(stake()),
    leave: () => {
      window.removeEventListener('keydown', onKey)
      table.remove()
    },
  }
}
