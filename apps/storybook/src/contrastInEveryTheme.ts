import axe, { type AxeResults } from 'axe-core'
import { flattened } from './flattened.ts'
import { themes } from './themes.ts'

const problems = (where: string, { violations }: AxeResults) =>
  violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${where}: ${id} at ${target.join(' ')}\n${failureSummary}`,
    ),
  )

const painted = () =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))

/** The pairs that axe finds too low in the theme and mode that are set. */
async function judge(where: string): Promise<string[]> {
  let found: string[] = []
  await flattened(async () => {
    found = problems(where, await axe.run(document.body, { runOnly: ['color-contrast'] }))
  })
  return found
}

/**
 * Runs axe over the story in each theme and mode. Colours are all that axe can judge and a theme can
 * change; the other rules are checked once, by the addon.
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
  for (const { key } of themes) {
    for (const mode of ['dark', 'light']) {
      Object.assign(root.dataset, { theme: key, mode })
      // A story may re-render while it is judged, and lose what was laid under it: what is wrong stays wrong.
      const first = await judge(`${key} ${mode}`)
      if (first.length) found.push(...(await judge(`${key} ${mode}`)))
    }
  }
  Object.assign(root.dataset, before)
  still.remove()
  if (found.length) throw new Error(`Contrast is too low:\n${found.join('\n')}`)
}
