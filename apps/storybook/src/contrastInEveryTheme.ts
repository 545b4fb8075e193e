import axe, { type AxeResults, type NodeResult } from 'axe-core'
import { flattened, takeTexturesOff } from './flattened.ts'
import { enoughFor, isSame, opaqueBelow, paintOf, paintOn, ratioOf } from './paint.ts'
import { painted } from './painted.ts'
import { themes } from './themes.ts'

const problems = (where: string, { violations }: AxeResults) =>
  violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${where}: ${id} at ${target.join(' ')}\n${failureSummary}`,
    ),
  )

/** What axe found out of a text. */
interface ContrastData {
  fgColor?: string
  bgColor?: string
}

interface Judged {
  /** What is too low as it is. */
  found: string[]
  texts: Element[]
  /**
   * Texts of which axe says another thing than the styles around them: they stand over something
   * else. With the element that they stand on, or null where it cannot be told.
   */
  floating: Map<Element, Element | null>
}

/** Whether axe saw the text in other colours than the elements around it say. */
function isFloating({ fgColor, bgColor }: ContrastData, element: Element): boolean {
  const paint = paintOf(element)
  if (typeof paint === 'string' || !fgColor || !bgColor) return false
  return !isSame(paint.text, fgColor) || !isSame(paint.below, bgColor)
}

/** The element that a floating text stands on, if its colours are those that axe saw. */
function supportOf({ fgColor = '', bgColor = '' }: ContrastData, element: Element): Element | null {
  const support = opaqueBelow(element)
  if (!support) return null
  const paint = paintOn(element, support)
  const isSeen = paint && isSame(paint.text, fgColor) && isSame(paint.below, bgColor)
  return isSeen ? support : null
}

const dataOf = ({ any }: NodeResult) => (any[0]?.data ?? {}) as ContrastData

/** Axe over the whole story, in the theme and mode that are set. */
async function judgeAll(where: string): Promise<Judged> {
  const results = await flattened(() =>
    axe.run(document.body, { runOnly: ['color-contrast'], elementRef: true }),
  )
  const judged: Judged = { found: problems(where, results), texts: [], floating: new Map() }
  for (const { nodes } of [...results.passes, ...results.violations, ...results.incomplete])
    for (const node of nodes) {
      if (!node.element) continue
      judged.texts.push(node.element)
      const data = dataOf(node)
      if (isFloating(data, node.element))
        judged.floating.set(node.element, supportOf(data, node.element))
    }
  return judged
}

/** Whether axe has to be asked: styles alone do not prove that a text has contrast enough. */
function isOpen(element: Element, { floating }: Judged): boolean {
  const support = floating.get(element)
  if (support === null) return true
  const paint = support ? paintOn(element, support) : paintOf(element)
  if (paint === 'picture') return false
  return !paint || paint === 'complex' || ratioOf(paint.text, paint.below) < enoughFor(element)
}

/** The pairs that are too low in the theme and mode that are set now; axe has the last word. */
async function judgeAgain(where: string, judged: Judged): Promise<string[]> {
  const open = judged.texts.filter((element) => isOpen(element, judged))
  if (!open.length) return []
  const include = open as unknown as string[]
  return flattened(async () =>
    problems(where, await axe.run({ include }, { runOnly: ['color-contrast'] })),
  )
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
  const putTexturesBack = takeTexturesOff()
  root.dataset['motion'] = 'reduced'
  await painted()
  const found: string[] = []
  let judged: Judged | undefined
  try {
    for (const { key } of themes) {
      for (const mode of ['dark', 'light']) {
        Object.assign(root.dataset, { theme: key, mode })
        const where = `${key} ${mode}`
        // A story that rendered anew since has other texts.
        if (judged?.texts.every(({ isConnected }) => isConnected)) {
          found.push(...(await judgeAgain(where, judged)))
        } else {
          judged = await judgeAll(where)
          found.push(...judged.found)
        }
      }
    }
  } finally {
    Object.assign(root.dataset, before)
    putTexturesBack()
  }
  if (found.length) throw new Error(`Contrast is too low:\n${found.join('\n')}`)
}
