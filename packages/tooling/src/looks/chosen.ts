import { UsageError } from '../workspace.ts'

/** Modes and sizes that pages are looked at in, as the titles of the pictures' tests have them. */
const known = { mode: ['dark', 'light'], size: ['phone', 'tablet', 'desktop'] } as const

/** Which of the modes and sizes are looked at; all of them where none is named. */
export interface Chosen {
  mode?: string[] | undefined
  size?: string[] | undefined
}

/** @throws UsageError for a mode or a size that there is not. */
export function checkChosen(chosen: Chosen): void {
  for (const what of ['mode', 'size'] as const)
    for (const one of chosen[what] ?? [])
      if (!(known[what] as readonly string[]).includes(one))
        throw new UsageError(`There is no ${what} '${one}'. Choose of ${known[what].join(', ')}.`)
}

/** What the runner is told so that it looks at these alone. */
export function filterOf({ mode, size }: Chosen): string[] {
  if (!mode?.length && !size?.length) return []
  const either = (names: readonly string[]) => `(?:${names.join('|')})`
  return [`--grep=, ${either(mode ?? known.mode)}, ${either(size ?? known.size)}(?= )`]
}

/** What tells pictures of these from pictures of all, in the name of a folder. */
export const suffixOf = ({ mode = [], size = [] }: Chosen): string =>
  [...mode.toSorted(), ...size.toSorted()].map((name) => `-${name}`).join('')
