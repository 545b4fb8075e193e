import { handsOf, totalOf } from '@marquee/game-math'
import type {
  BlackjackModel,
  Card,
  RoundChoice,
  RoundOutcome,
  RoundStep,
  ShowdownStep,
} from '@marquee/game-math'
import type { GameView, ViewContext } from '../game-view.ts'
import type { Stage } from '../stage/stage.ts'
import { cardName, cardUrl } from '../table/cards.ts'
import { makeFelt } from '../table/felt.ts'
import { makeTable, roomBelow } from '../table/table.ts'
import { element } from '../ui/dom.ts'
import { cardStep, choiceOfKey, tableLayout } from './layout.ts'
import { printOf } from './print.ts'
import type { TableChoice } from './layout.ts'

export type BlackjackOptions = {
  root: HTMLElement
  /** Where the choices beside the large button stand. */
  extra: HTMLElement
  stage: Stage
  model: BlackjackModel
  context: ViewContext
}

/** Milliseconds between two cards of a deal, and between two of the house. */
const dealGap = 260
const houseGap = 620

const beside = ['stand', 'double', 'split'] as const

/** A table of blackjack: the house above, the player's hands below. */
export function makeBlackjackView({
  root,
  extra,
  stage,
  model,
  context,
}: BlackjackOptions): GameView {
  const { motion } = stage
  const { narrator, sound, t, formats, minimumSpinMs, reducedMotion } = context

  /** Steps of the round that are in view already; none when no round is under way. */
  let shown = 0
  let begunAt = 0
  let asked: { outcome: RoundOutcome; answer: (choice: RoundChoice) => void } | null = null
  /** Cards in view, so that only a new one arrives. */
  let inView = 0

  const houseRow = element('div', { class: 'row house-row' })
  const playerRow = element('div', { class: 'row player-row' })
  const felt = makeFelt(printOf(model, t))
  const space = element('div', { class: 'print' })
  const table = makeTable(stage, {
    parent: root,
    name: 'blackjack',
    place: (free, { classList, style }) => {
      const { card, print, tight } = tableLayout(free)
      style.setProperty('--card', `${card}px`)
      style.setProperty('--print', `${print}px`)
      classList.toggle('tight', tight)
      felt.fit(free, roomBelow(root, free))
      fitCards()
    },
  })
  table.root.append(felt.root, houseRow, space, playerRow)

  const buttons = beside.map((choice) => {
    const button = element('button', { type: 'button', class: 'choice' })
    button.addEventListener('click', () => choose(choice))
    return { choice, button }
  })
  const bar = element(
    'div',
    { class: 'choices', role: 'group', 'aria-label': t('blackjack.choices') },
    ...buttons.map(({ button }) => button),
  )
  extra.append(bar)

  function fitCards() {
    const { card, tight } = tableLayout(stage.free)
    const rows = [...houseRow.children, ...playerRow.children]
    const beside = Math.max(1, playerRow.children.length)
    for (const row of rows) {
      const count = row.querySelectorAll('.table-card').length
      const totals = tight ? 84 : 0
      const room = stage.free.width / (houseRow.contains(row) ? 1 : beside) - 36 - totals
      ;(row as HTMLElement).style.setProperty('--step', `${cardStep(card, count, room)}px`)
    }
  }

  const cardOf = (card: Card, number: number) => {
    const arrives = number >= inView && !reducedMotion()
    inView = Math.max(inView, number + 1)
    return element(
      'span',
      { class: arrives ? 'table-card arrives' : 'table-card' },
      element('img', { src: cardUrl(card), alt: '' }),
    )
  }
  const namesOf = (cards: readonly Card[]) => cards.map((card) => cardName(card, t)).join(', ')
  const totalText = (cards: readonly Card[]) => {
    const { total, soft } = totalOf(cards)
    return soft && total < 21 ? `${total - 10} / ${total}` : String(total)
  }

  /** Draws the table as some steps have brought it about. */
  const draw = (
    steps: readonly RoundStep[],
    { house: drawn, end, asks }: { house: readonly Card[]; end?: ShowdownStep; asks: boolean },
  ) => {
    const { hands, house } = handsOf(steps)
    if (house === null) return
    let number = 0
    const all = [house, ...drawn]
    const active = asks ? hands.findIndex(({ done }) => !done) : -1
    const doubled = hands.map(({ doubled: twice }) => twice)
    const playerHands = hands.map(({ cards }, index) => {
      const result = end?.hands[index]
      const chips = element(
        'p',
        { class: 'chips' },
        element('b', { class: 'total' }, totalText(cards)),
        ...(doubled[index] ? [element('span', { class: 'twice' }, '×2')] : []),
        ...(result
          ? [element('span', { class: `ends ${result.result}` }, t(`blackjack.${result.result}`))]
          : []),
      )
      const made = element(
        'div',
        {
          class: `table-hand ${result?.result ?? ''}`.trim(),
          role: 'img',
          'aria-label': `${t('blackjack.yours')}: ${namesOf(cards)}. ${totalText(cards)}`,
        },
        element('div', { class: 'fan' }, ...cards.map((card) => cardOf(card, number++))),
        chips,
      )
      made.classList.toggle('active', index === active && hands.length > 1)
      return made
    })
    const houseHand = element(
      'div',
      {
        class: 'table-hand',
        role: 'img',
        'aria-label': `${t('blackjack.house')}: ${namesOf(all)}. ${totalText(all)}`,
      },
      element(
        'p',
        { class: 'chips' },
        element('span', { class: 'who' }, t('blackjack.house')),
        element('b', { class: 'total' }, totalText(all)),
      ),
      element('div', { class: 'fan' }, ...all.map((card) => cardOf(card, number++))),
    )
    houseRow.replaceChildren(houseHand)
    playerRow.replaceChildren(...playerHands)
    fitCards()
  }

  const pause = (ms: number) => motion.wait(reducedMotion() ? Math.min(ms, 200) : ms)

  /** Shows a step whose cards lie after those in view. */
  const showStep = async (outcome: RoundOutcome, index: number, quick: boolean) => {
    const step = outcome.steps[index]!
    const before = outcome.steps.slice(0, index + 1)
    if (step.kind === 'showdown') {
      for (let count = 1; count <= step.house.length; count++) {
        const house = step.house.slice(0, count)
        // The house's cards come last, so that the new one is the one that arrives.
        draw(before, { house, asks: false })
        sound.play('card')
        narrator.announce(`${t('blackjack.house')}: ${namesOf(step.house.slice(count - 1, count))}`)
        await pause(houseGap)
      }
      draw(before, { house: step.house, end: step, asks: false })
      const results = step.hands.map(({ total, result }) => `${total}, ${t(`blackjack.${result}`)}`)
      narrator.announce(`${t('blackjack.house')} ${step.houseTotal}. ${results.join('. ')}`)
      if (step.win > 0) sound.play('rise', 3)
      else sound.play('miss')
      await pause(700)
      return
    }
    if (step.kind !== 'stand') inView = Math.max(0, countCards(before) - newCards(step))
    draw(before, { house: [], asks: false })
    if (quick || step.kind === 'stand') return
    sound.play('card')
    await pause(step.kind === 'table' ? dealGap * 2 : dealGap + 160)
  }

  const play = async (outcome: RoundOutcome) => {
    // A round that was begun before this page was opened has no beginning here.
    const resumed = shown === 0 && begunAt === 0
    if (shown === 0) {
      if (begunAt === 0) begunAt = motion.now()
      clear()
    }
    const quick = resumed && outcome.awaits !== undefined
    for (let index = shown; index < outcome.steps.length; index++) {
      await showStep(outcome, index, quick)
    }
    shown = outcome.steps.length
    if (outcome.awaits) return
    await motion.wait(Math.max(0, begunAt + minimumSpinMs - motion.now()))
    shown = 0
    begunAt = 0
  }

  const clear = () => {
    inView = 0
    houseRow.replaceChildren()
    playerRow.replaceChildren()
  }
  const offer = () => {
    const awaits = asked?.outcome.awaits ?? []
    for (const { choice, button } of buttons) {
      const adds = choice !== 'stand' && asked ? ` +${formats.amount(asked.outcome.stake)}` : ''
      button.textContent = t(`blackjack.${choice}`) + adds
      button.disabled = !awaits.includes(choice)
      button.hidden = choice === 'split' && !awaits.includes('split')
    }
  }
  const choose = (choice: TableChoice) => {
    if (!asked?.outcome.awaits?.includes(choice)) return
    const { answer } = asked
    asked = null
    sound.play('tap')
    offer()
    narrator.main({ label: t('blackjack.hit'), enabled: false })
    answer({ kind: choice })
  }
  const onKey = (event: KeyboardEvent) => {
    const choice = choiceOfKey(event.key)
    if (!choice || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return
    if (!root.querySelector('dialog')) choose(choice)
  }
  window.addEventListener('keydown', onKey)
  offer()
  stage.remeasure()

  return {
    begin: () => {
      begunAt = motion.now()
      clear()
    },
    play,
    ask: (outcome) =>
      new Promise((answer) => {
        asked = { outcome, answer }
        draw(outcome.steps, { house: [], asks: true })
        offer()
        narrator.main({ label: t('blackjack.hit'), enabled: true })
        const { hands } = handsOf(outcome.steps)
        const turn = hands.find(({ done }) => !done)
        if (turn) narrator.announce(`${namesOf(turn.cards)}. ${totalText(turn.cards)}`)
      }),
    press: () => choose('hit'),
    abort: () => {
      if (shown > 0) return
      begunAt = 0
      clear()
    },
    leave: () => {
      window.removeEventListener('keydown', onKey)
      bar.remove()
      table.remove()
    },
  }
}

/** Cards that steps have brought to the table, without those of the house's own turn. */
function countCards(steps: readonly RoundStep[]): number {
  const { hands } = handsOf(steps)
  return hands.reduce((sum, { cards }) => sum + cards.length, 1)
}

function newCards(step: RoundStep): number {
  if (step.kind === 'table') return 3
  return step.kind === 'parted' ? 2 : step.kind === 'take' ? 1 : 0
}
