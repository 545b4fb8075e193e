import type {
  BoxContent,
  PickEndStep,
  PickStartStep,
  PickStep,
  RoundChoice,
  RoundOutcome,
} from '@marquee/game-math'
import type { Pictures } from '../art/pictures.ts'
import { burst } from '../effects/burst.ts'
import type { ViewContext } from '../game-view.ts'
import { neighbourOf } from '../mines/field.ts'
import type { Stage } from '../stage/stage.ts'
import { makeTable } from '../table/table.ts'
import { element } from '../ui/dom.ts'
import { closedChest, openChest } from './drawings.ts'
import { boxAspect, pickLayout } from './pick-layout.ts'

type BoxStep = PickStartStep | PickStep | PickEndStep

export type PickBoard = {
  /** Shows a step of the bonus. `quick`: it was seen before. */
  play: (step: BoxStep, round: { stake: number; quick: boolean }) => Promise<void>
  ask: (outcome: RoundOutcome) => Promise<RoundChoice>
  /** A choice did not arrive: boxes may be opened again. */
  release: () => void
  clear: () => void
  remove: () => void
}

/** Boxes over the reels; what is in each was drawn before the first is opened. */
export function makePickBoard({
  root,
  stage,
  pictures,
  skin,
  context,
}: {
  root: HTMLElement
  stage: Stage
  pictures: Pictures
  skin: { symbols: Record<string, string> }
  context: ViewContext
}): PickBoard {
  const { motion } = stage
  const { narrator, sound, t, formats, reducedMotion } = context
  let answer: ((choice: RoundChoice) => void) | null = null
  let boxes: HTMLButtonElement[] = []
  let columns = 1
  let factor = 1

  const sum = element('output', { class: 'pick-sum' })
  const hint = element('p', { class: 'pick-hint' })
  const grid = element('div', { class: 'pick-boxes', role: 'group', 'aria-label': t('pick.boxes') })
  const fit = () => {
    if (boxes.length === 0) return
    const { box, gap, columns: across } = pickLayout(stage.free, boxes.length)
    columns = across
    grid.style.setProperty('--columns', String(across))
    grid.style.setProperty('--box', `${box}px`)
    grid.style.setProperty('--box-height', `${Math.round(box * boxAspect)}px`)
    grid.style.setProperty('--gap', `${gap}px`)
  }
  const table = makeTable(stage, { parent: root, name: 'pick', place: fit })
  table.root.append(element('div', { class: 'pick-head' }, hint, sum), grid)
  table.root.hidden = true

  const wordsOf = (content: BoxContent): string => {
    if (!content) return t('pick.end')
    return 'times' in content
      ? t('pick.times', { times: content.times })
      : `×${formats.multiple(content.multiple * factor)}`
  }
  const dress = (box: number, content: BoxContent | undefined, state = '') => {
    const button = boxes[box]!
    const kind =
      content === undefined
        ? 'closed'
        : content === null
          ? 'end'
          : 'times' in content
            ? 'times'
            : 'prize'
    button.className = `box ${kind} ${state}`.trim()
    const name = t('pick.box', { number: box + 1 })
    const says = content === undefined ? t('pick.closed') : wordsOf(content)
    button.setAttribute('aria-label', `${name}: ${says}`)
    const chest = element('span', { class: 'chest' })
    chest.innerHTML = content === undefined ? closedChest : openChest(content !== null)
    button.replaceChildren(
      chest,
      ...(content === undefined ? [] : [element('b', { class: 'content' }, wordsOf(content))]),
    )
  }
  const focusable = (box: number) => {
    for (const [index, button] of boxes.entries()) button.tabIndex = index === box ? 0 : -1
  }
  const allow = (may: boolean) => {
    grid.classList.toggle('asks', may)
    for (const button of boxes) {
      button.setAttribute('aria-disabled', String(!may || !button.classList.contains('closed')))
    }
  }
  const showSum = (standing: number, stake: number) => {
    sum.textContent = formats.amount(standing * stake)
  }

  const choose = (box: number) => {
    if (!answer || !boxes[box]!.classList.contains('closed')) return
    const tell = answer
    answer = null
    focusable(box)
    boxes[box]!.classList.add('pending')
    sound.play('tap')
    allow(false)
    narrator.main({ label: t('pick.choose'), enabled: false })
    tell({ kind: 'pick', box })
  }
  grid.addEventListener('keydown', (event) => {
    const from = boxes.indexOf(event.target as HTMLButtonElement)
    if (from < 0 || !/^(Arrow|Home$|End$)/.test(event.key)) return
    event.preventDefault()
    const rows = Math.ceil(boxes.length / columns)
    const to = Math.min(neighbourOf(from, event.key, { columns, rows }), boxes.length - 1)
    focusable(to)
    boxes[to]!.focus()
  })

  const clear = () => {
    table.root.hidden = true
    boxes = []
    grid.replaceChildren()
  }

  const start = async (step: PickStartStep, quick: boolean) => {
    factor = step.factor
    boxes = Array.from({ length: step.boxes }, (_, box) => {
      const button = element('button', { type: 'button', class: 'box' })
      button.addEventListener('click', () => choose(box))
      return button
    })
    grid.replaceChildren(...boxes)
    boxes.forEach((_, box) => dress(box, undefined, quick || reducedMotion() ? '' : 'dealt'))
    boxes.forEach((button, box) => button.style.setProperty('--at', String(box)))
    focusable(0)
    allow(false)
    fit()
    hint.textContent = t('pick.choose')
    showSum(0, 0)
    sound.play('feature')
    const times = factor > 1 ? t('pick.factor', { factor }) : undefined
    if (!quick) await narrator.card(t('pick.start'), times)
    table.root.hidden = false
    if (!quick) await motion.wait(reducedMotion() ? 120 : 500, { skippable: true })
  }

  const open = async (step: PickStep, stake: number, quick: boolean) => {
    dress(step.box, step.content, quick ? '' : 'opens')
    showSum(step.standing, stake)
    if (quick) return
    const words = wordsOf(step.content)
    narrator.announce(`${t('pick.box', { number: step.box + 1 })}: ${words}`)
    if (!step.content) sound.play('miss')
    else if ('times' in step.content) sound.play('big')
    else
      sound.play(
        'rise',
        Math.min(9, boxes.filter(({ classList }) => !classList.contains('closed')).length),
      )
    if (step.content && !reducedMotion()) void sparkle(boxes[step.box]!)
    await motion.wait(reducedMotion() ? 200 : 560, { skippable: true })
  }

  const sparkle = async (button: HTMLElement) => {
    const texture = await pictures.symbol(skin.symbols.coin ?? 'coin', 32)
    const at = button.getBoundingClientRect()
    const x = at.left + at.width / 2
    await burst(stage, texture, { x, y: at.top + at.height / 2, count: 9, ms: 700, size: 26 })
  }

  const end = async (step: PickEndStep, stake: number) => {
    hint.textContent = t('pick.others')
    await motion.wait(reducedMotion() ? 200 : 420, { skippable: true })
    step.boxes.forEach((content, box) => {
      if (boxes[box]!.classList.contains('closed')) dress(box, content, 'shown')
    })
    showSum(step.multiple, stake)
    narrator.announce(t('pick.won', { amount: formats.amount(step.win) }))
    await motion.wait(1700, { skippable: true })
    sound.play('coin')
    await narrator.card(t('pick.won', { amount: formats.amount(step.win) }))
    clear()
  }

  return {
    clear,
    play: async (step, { stake, quick }) => {
      narrator.skippable(true)
      if (step.kind === 'pick-start') await start(step, quick)
      else if (step.kind === 'pick') await open(step, stake, quick)
      else await end(step, stake)
    },
    ask: () => {
      narrator.main({ label: t('pick.choose'), enabled: false })
      hint.textContent = t('pick.choose')
      allow(true)
      const focused = document.activeElement
      if (focused instanceof HTMLElement && focused.closest('.controls')) {
        boxes.find(({ tabIndex }) => tabIndex === 0)?.focus({ preventScroll: true })
      }
      return new Promise((resolve) => {
        answer = resolve
      })
    },
    release: () => {
      for (const button of boxes) button.classList.remove('pending')
    },
    remove: () => table.remove(),
  }
}
