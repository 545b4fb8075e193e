import { median } from '../median.ts'

/** What was measured of one page, in answers for each second of processor time. */
export interface Measured {
  name: string
  /** One for each turn, at least one. */
  figures: number[]
  /** Stands for the thing that others are compared with. */
  isBase?: boolean
}

/** Few figures say more with a decimal. */
const shown = (figure: number): string => figure.toFixed(figure < 10 ? 1 : 0)

/** The rows of a table: median, least and most, and how many times the base that is. */
export function figureRows(measured: readonly Measured[]): string[] {
  const base = measured.find(({ isBase }) => isBase)
  const compared = base && median(base.figures)
  return measured.map(({ name, figures }) => {
    const middle = median(figures)
    const range = `${shown(Math.min(...figures))} to ${shown(Math.max(...figures))}`
    const ratio = compared ? `${(middle / compared).toFixed(2)} x` : ''
    return `| ${name} | ${shown(middle)} | ${range} | ${ratio} |`
  })
}

/**
 * A page of documentation with a new table between its two marks, `<!-- pnpm x --write -->` and `<!-- end of pnpm x -->`.
 * @throws when the page lacks them.
 */
export function withTable(page: string, script: string, table: string): string {
  const begin = `<!-- pnpm ${script} --write -->`
  const finish = `<!-- end of pnpm ${script} -->`
  const start = page.indexOf(begin)
  const stop = page.indexOf(finish)
  if (start < 0 || stop < start)
    throw new Error(
      `The page lacks the lines '${begin}' and '${finish}', between which the table stands.`,
    )
  return `${page.slice(0, start + begin.length)}\n${table}\n${page.slice(stop)}`
}
