import { element } from '../ui/dom.ts'
import type { KenoLayout } from './layout.ts'
import { neighbour } from './layout.ts'

/** What a cell shows: whether its number was picked, and whether it was drawn. */
export type CellState = { picked: boolean; drawn: boolean }

export type KenoBoard = {
  root: HTMLElement
  place: (layout: KenoLayout) => void
  cell: (number: number, state: CellState) => void
  /** Shows a ball at a point of the stage, or takes it away. */
  ball: (index: number, at: { number: number; x: number; y: number; scale: number } | null) => void
  lock: (locked: boolean) => void
  /** All picked numbers that were drawn light up; the others step back. */
  end: (ended: boolean) => void
}

/** The numbers as buttons; one of them can be reached by Tab, the others from there by arrows. */
export function makeKenoBoard({
  numbers,
  balls,
  label,
  hit,
  onPick,
}: {
  numbers: number
  balls: number
  label: string
  /** Says of a number that it was picked and drawn. */
  hit: (number: number) => string
  onPick: (number: number) => void
}): KenoBoard {
  let columns = 8
  const cells = Array.from({ length: numbers }, (_, index) => {
    const cell = element(
      'button',
      { type: 'button', 'aria-pressed': 'false', tabindex: index === 0 ? '0' : '-1' },
      String(index + 1),
    )
    cell.addEventListener('click', () => {
      reach(index + 1)
      onPick(index + 1)
    })
    cell.addEventListener('keydown', (event) => {
      const next = neighbour(index + 1, event.key, { columns, numbers })
      if (next === null) return
      event.preventDefault()
      reach(next)
      cells[next - 1]!.focus({ preventScroll: true })
    })
    return cell
  })
  const reach = (number: number) => {
    cells.forEach((cell, index) => {
      cell.tabIndex = index === number - 1 ? 0 : -1
    })
  }
  const root = element('div', { class: 'keno', role: 'group', 'aria-label': label }, ...cells)
  const flying = Array.from({ length: balls }, () =>
    element('span', { class: 'keno-ball', 'aria-hidden': 'true', hidden: true }),
  )
  root.append(...flying)
  return {
    root,
    place: ({ board, cell, rim, ...layout }) => {
      columns = layout.columns
      root.style.cssText = `left:${board.x}px;top:${board.y}px;width:${board.width}px;height:${board.height}px`
      root.style.setProperty('--rim', `${rim}px`)
      root.style.setProperty('--columns', String(layout.columns))
      root.style.setProperty('--ball', `${Math.min(cell.width, cell.height) * 0.86}px`)
      root.style.setProperty('--figure', `${Math.min(cell.width * 0.42, cell.height * 0.46, 26)}px`)
    },
    cell: (number, { picked, drawn }) => {
      const cell = cells[number - 1]!
      cell.setAttribute('aria-pressed', String(picked))
      cell.classList.toggle('drawn', drawn)
      if (picked && drawn) cell.setAttribute('aria-label', hit(number))
      else cell.removeAttribute('aria-label')
    },
    ball: (index, at) => {
      const ball = flying[index]!
      ball.hidden = at === null
      if (!at) return
      ball.textContent = String(at.number)
      const { left, top } = root.style
      const x = at.x - Number.parseFloat(left)
      const y = at.y - Number.parseFloat(top)
      ball.style.transform = `translate(${x}px, ${y}px) translate(-50%, -50%) scale(${at.scale})`
    },
    lock: (locked) => root.classList.toggle('locked', locked),
    end: (ended) => root.classList.toggle('ended', ended),
  }
}
