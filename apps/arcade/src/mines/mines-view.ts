import { mostMines, mostOpened, payOf } from '@marquee/game-math'
import type { MinesModel, RoundChoice, RoundOutcome, RoundStep } from '@marquee/game-math'
import type { Pictures } from '../art/pictures.ts'
import { burst } from '../effects/burst.ts'
import type { GameView, ViewContext } from '../game-view.ts'
import type { Stage } from '../stage/stage.ts'
import { makeTable } from '../table/table.ts'
import { element } from '../ui/dom.ts'
import { makeChooser } from './chooser.ts'
import { minePicture, sealPicture } from './drawings.ts'
import { fieldSize, ladderWindow, neighbourOf } from './field.ts'

export type MinesOptions = {
  root: HTMLElement
  /** Where the number of mines is chosen. */
  extra: HTMLElement
  stage: Stage
  model: MinesModel
  pictures: Pictures
  skin: { symbols: Record<string, string> }
  context: ViewContext
}

/** Mines when a game is opened. */
const firstMines = 3
/** Milliseconds that a cell takes to show what it held. */
const openMs = 420

/** A field of cells that are opened one after another; what they hide comes with each answer. */
export function makeMinesView(options: MinesOptions): GameView {
  const { root, extra, stage, model, pictures, skin, context } = options
  const { motion } = stage
  const { narrator, sound, t, formats, minimumSpinMs, reducedMotion } = context
  const count = model.columns * model.rows
  const treasure = pictures.symbolUrl(skin.symbols.high1 ?? 'diamond')

  let mines = firstMines
  /** Steps of the round that are in view already; none when no round is under way. */
  let shown = 0
  let begunAt = 0
  let answer: ((choice: RoundChoice) => void) | null = null
  let standing = 0

  const cells = Array.from({ length: count }, (_, cell) => {
    const button = element('button', { type: 'button', class: 'cell' })
    button.addEventListener('click', () => choose(cell))
    return button
  })
  const field = element(
    'div',
    { class: 'field', role: 'group', 'aria-label': t('mines.field') },
    ...cells,
  )
  field.style.setProperty('--columns', String(model.columns))
  const ladder = element('ol', { class: 'ladder', 'aria-label': t('mines.pays') })
  const table = makeTable(stage, {
    parent: root,
    name: 'mines',
    place: (free, { classList }) => {
      const { cell, gap, beside } = fieldSize(free, model)
      classList.toggle('beside', beside)
      field.style.setProperty('--cell', `${cell}px`)
      field.style.setProperty('--gap', `${gap}px`)
    },
  })
  table.root.append(ladder, field)

  const dress = (cell: number, state: 'closed' | 'safe' | 'mine', detail = '') => {
    const button = cells[cell]!
    button.className = `cell ${state} ${detail}`.trim()
    const name = t('mines.cell', {
      row: Math.floor(cell / model.columns) + 1,
      column: (cell % model.columns) + 1,
    })
    button.setAttribute('aria-label', `${name}: ${t(`mines.${state}`)}`)
    const face = element('span', { class: 'face' })
    if (state === 'safe') face.append(element('img', { src: treasure, alt: '' }))
    else face.innerHTML = state === 'mine' ? minePicture : sealPicture
    button.replaceChildren(face)
  }
  /** One cell of the field is in the order of the keyboard; arrows lead to the others. */
  const focusable = (cell: number) => {
    for (const [index, button] of cells.entries()) button.tabIndex = index === cell ? 0 : -1
  }
  const allow = (may: boolean) => {
    field.classList.toggle('asks', may)
    for (const button of cells) {
      const closed = button.classList.contains('closed')
      button.setAttribute('aria-disabled', String(!may || !closed))
    }
  }
  const showLadder = (opened: number) => {
    const most = mostOpened(model, mines)
    ladder.replaceChildren(
      ...ladderWindow(most, opened, 5).map((index) => {
        const rung = element('li', {}, `×${formats.multiple(payOf(model, mines, index + 1))}`)
        rung.classList.toggle('stands', index === opened - 1)
        rung.classList.toggle('next', index === opened)
        return rung
      }),
    )
  }
  const close = () => {
    cells.forEach((_, cell) => dress(cell, 'closed'))
    field.classList.remove('over', 'shaken')
    standing = 0
    showLadder(0)
    allow(false)
  }

  const chooser = makeChooser({
    most: mostMines(model),
    t,
    onChoose: (next) => setMines(next),
  })
  extra.append(chooser.root)
  const setMines = (next: number) => {
    if (shown > 0 || root.dataset.phase !== 'idle') return
    mines = Math.max(1, Math.min(mostMines(model), next))
    sound.play('tap')
    close()
    chooser.show(mines, true)
  }

  const choose = (cell: number) => {
    if (!answer || !cells[cell]!.classList.contains('closed')) return
    focusable(cell)
    cells[cell]!.classList.add('pending')
    sound.play('tap')
    reply({ kind: 'open', cell })
  }
  const reply = (choice: RoundChoice) => {
    const tell = answer
    answer = null
    allow(false)
    narrator.main({ label: t('mines.choose'), enabled: false })
    tell?.(choice)
  }
  field.addEventListener('keydown', (event) => {
    const from = cells.indexOf(event.target as HTMLButtonElement)
    if (from < 0) return
    const to = neighbourOf(from, event.key, model)
    if (!event.key.startsWith('Arrow') && event.key !== 'Home' && event.key !== 'End') return
    event.preventDefault()
    focusable(to)
    cells[to]!.focus()
  })

  const open = async (step: Extract<RoundStep, { kind: 'open' }>, quick: boolean) => {
    if (step.safe) {
      dress(step.cell, 'safe', quick ? '' : 'opens')
      standing++
      showLadder(standing)
      if (quick) return
      sound.play('rise', Math.min(standing, 9))
      narrator.announce(t('mines.opened', { multiple: formats.multiple(step.multiple) }))
      await motion.wait(reducedMotion() ? 120 : openMs)
      return
    }
    dress(step.cell, 'mine', 'bursts')
    ladder.querySelector('.stands')?.classList.remove('stands')
    sound.play('boom')
    narrator.announce(t('mines.hit'))
    if (!reducedMotion()) field.classList.add('shaken')
    await motion.wait(reducedMotion() ? 300 : 900)
  }

  const sparkle = async () => {
    if (reducedMotion()) return
    const texture = await pictures.symbol(skin.symbols.high1 ?? 'diamond', 48)
    const { x, y, width, height } = stage.free
    await burst(stage, texture, {
      x: x + width / 2,
      y: y + height * 0.7,
      count: 16,
      ms: 900,
      size: 40,
    })
  }

  const reveal = async (step: Extract<RoundStep, { kind: 'field-end' }>) => {
    field.classList.add('over')
    const wait = reducedMotion() ? 0 : 30
    for (const cell of step.mines) {
      if (!cells[cell]!.classList.contains('closed')) continue
      dress(cell, 'mine', 'shown')
      if (wait > 0) await motion.wait(wait)
    }
    cells.forEach((button, cell) => {
      if (button.classList.contains('closed')) dress(cell, 'safe', 'shown')
    })
    if (step.by !== 'mine') {
      sound.play('feature')
      void sparkle()
    }
    await motion.wait(step.by === 'mine' ? 900 : 600)
  }

  const play = async (outcome: RoundOutcome) => {
    // A round that was begun before this page was opened has no beginning here.
    if (shown === 0) {
      if (begunAt === 0) begunAt = motion.now()
      mines = Number(outcome.target)
      chooser.show(mines, false)
      close()
    }
    const news = outcome.steps.slice(shown)
    const quick = outcome.awaits !== undefined && news.length > 2
    for (const step of news) {
      if (step.kind === 'open') await open(step, quick)
      else if (step.kind === 'field-end') await reveal(step)
    }
    shown = outcome.steps.length
    if (outcome.awaits) return
    await motion.wait(Math.max(0, begunAt + minimumSpinMs - motion.now()))
    shown = 0
    begunAt = 0
    chooser.show(mines, true)
  }

  close()
  focusable(Math.floor(count / 2))
  chooser.show(mines, true)

  return {
    begin: () => {
      begunAt = motion.now()
      chooser.show(mines, false)
      close()
      if (!reducedMotion()) field.classList.add('dealt')
      void motion.wait(500).then(() => field.classList.remove('dealt'))
    },
    play,
    ask: (outcome) => {
      const stands = outcome.awaits?.includes('cash-out') ?? false
      narrator.main(
        stands
          ? { label: t('mines.cashOut'), detail: formats.amount(outcome.win), enabled: true }
          : { label: t('mines.choose'), enabled: false },
      )
      allow(true)
      return new Promise((resolve) => {
        answer = resolve
      })
    },
    press: () => {
      if (standing > 0) reply({ kind: 'cash-out' })
    },
    abort: () => {
      for (const button of cells) button.classList.remove('pending')
      if (shown > 0) return
      begunAt = 0
      chooser.show(mines, true)
    },
    aim: (direction) => {
      if (!answer) return setMines(mines + direction)
      const at = cells.find(({ tabIndex }) => tabIndex === 0)
      at?.focus()
    },
    leave: () => {
      chooser.root.remove()
      table.remove()
    },
    target: () => String(mines),
  }
}
