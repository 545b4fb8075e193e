import axe, { type AxeResults, type NodeResult } from 'axe-core'
import { flattened } from './flattened.ts'
import { isSame, paintOf, ratioOf } from './paint.ts'
import { themes } from './themes.ts'

/** What any text may do with, whatever its size (WCAG 2.2, 1.4.3). */
const enough = 4.5

const problems = (where: string, { violations }: AxeResults) =>
  violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${where}: ${id} at ${target.join(' ')}\n${failureSummary}`,
    ),
  )

const painted = () =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))

/** What axe found out of a text. */
interface ContrastData {
  fgColor?: string
  bgColor?: string
}

interface Judged {
  /** What is too low as it is. */
  found: string[]
  texts: Element[]
  /** Texts of which axe says another thing than the styles around them: they stand over something else. */
  floating: Set<Element>
}

function isFloating({ any }: NodeResult, element: Element): boolean {
  const { fgColor, bgColor } = (any[0]?.data ?? {}) as ContrastData
  const paint = paintOf(element)
  if (typeof paint === 'string' || !fgColor || !bgColor) return false
  return !isSame(paint.text, fgColor) || !isSame(paint.below, bgColor)
}

/** Axe over the whole story, in the theme and mode that are set. */
async function judgeAll(where: string): Promise<Judged> {
  const results = await axe.run(document.body, { runOnly: ['color-contrast'], elementRef: true })
  const judged: Judged = { found: problems(where, results), texts: [], floating: new Set() }
  for (const { nodes } of [...results.passes, ...results.violations, ...results.incomplete])
    for (const node of nodes) {
      if (!node.element) continue
      judged.texts.push(node.element)
      if (isFloating(node, node.element)) judged.floating.add(node.element)
    }
  return judged
}

/** Whether axe has to be asked: styles alone do not prove that a text has contrast enough, whatever its size. */
function isOpen(element: Element, { floating }: Judged): boolean {
  if (floating.has(element)) return true
  const paint = paintOf(element)
  if (paint === 'picture') return false
  return paint === 'complex' || ratioOf(paint.text, paint.below) < enough
}

/** The pairs that are too low in the theme and mode that are set now; axe has the last word. */
async function judgeAgain(where: string, judged: Judged): Promise<string[]> {
  const open = judged.texts.filter((element) => isOpen(element, judged))
  if (!open.length) return []
  const include = open as unknown as string[]
  return problems(where, await axe.run({ include }, { runOnly: ['color-contrast'] }))
}

/**
 * Judges the colours of a story's texts in each theme and mode. Colours are all that axe can judge and
 * a theme can change; the other rules are checked once, by the addon. Axe looks at the whole story
 * once, and in the other themes at what styles alone do not prove.
 * @throws with every pair that is too low and where it stands.
 */
export async function contrastInEveryTheme(): Promise<void> {
  const root = document.documentElement
  const before = { ...root.dataset }
  // Axe must not read a colour that is on its way to another; what it reads is then computed at once,
  // and no frame needs to be waited for.
  const still = document.createElement('style')
  still.textContent = '*, ::before, ::after { transition: none !important }'
  document.head.append(still)
  root.dataset['motion'] = 'reduced'
  await painted()
  const found: string[] = []
  let judged: Judged | undefined
  for (const { key } of themes) {
    for (const mode of ['dark', 'light']) {
      Object.assign(root.dataset, { theme: key, mode })
      await flattened(async () => {
        const where = `${key} ${mode}`
        // A story that rendered anew since has other texts.
        if (judged?.texts.every(({ isConnected }) => isConnected)) {
          found.push(...(await judgeAgain(where, judged)))
        } else {
          judged = await judgeAll(where)
          found.push(...judged.found)
        }
      })
    }
  }
  Object.assign(root.dataset, before)
  still.remove()
  if (found.length) throw new Error(`Contrast is too low:\n${found.join('\n')}`)
}
