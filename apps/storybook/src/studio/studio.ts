import {
  differences,
  DtcgError,
  type DtcgFile,
  type Mode,
  readTokens,
  type TokenPath,
  withValues,
} from '@marquee/theme/dtcg'
import type { Hex, ThemeTokens } from '@marquee/theme'
import type { StudioTheme } from './channel.ts'
import { begin, type History, redo, seal, step, undo } from './history.ts'
import { passing, type Refusal, type Role } from './judgeColour.ts'
import { themeProblems } from './judgeTheme.ts'
import { judgeValue } from './judgeValue.ts'

/** A theme that is worked on. */
export interface Session {
  saved: StudioTheme
  history: History
}

/** Whether a step was taken; why not otherwise. */
export type Verdict = Refusal | undefined

/** What an import did. */
export interface Imported {
  problems: readonly string[]
  ignored: readonly string[]
  /** How many values of the draft are others now. */
  changed: number
}

/** Everything that the panel can do; it holds the drafts of all themes. */
export function makeStudio(judge: (theme: StudioTheme) => Promise<string[]> = themeProblems) {
  let sessions: ReadonlyMap<string, Session> = new Map()
  const listeners = new Set<() => void>()

  function put(key: string, session: Session) {
    sessions = new Map(sessions).set(key, session)
    for (const listener of listeners) listener()
  }
  function sessionOf(key: string): Session {
    const session = sessions.get(key)
    if (!session) throw new Error(`The studio knows no theme '${key}'.`)
    return session
  }
  const turn = (key: string, next: (history: History) => History) => {
    const session = sessionOf(key)
    put(key, { ...session, history: next(session.history) })
  }

  /** Takes a draft unless it fails; an answer that comes after another step is dropped. */
  async function take(key: string, tokens: ThemeTokens, topic?: string): Promise<string[]> {
    const { saved, history } = sessionOf(key)
    const problems = await judge({ ...saved, tokens })
    if (!problems.length && sessionOf(key).history === history)
      turn(key, (before) => step(before, tokens, topic))
    return problems
  }

  /** The colour next to a refused one that passes everything; after the first, every eighth is tried. */
  async function nearestTo(key: string, path: TokenPath, value: string): Promise<Hex | undefined> {
    const { saved, history } = sessionOf(key)
    const [mode, group, role] = path.split('.')
    if (group !== 'color') return undefined
    const wanted = { ...history.present[mode as Mode].color, [role as Role]: value as Hex }
    const colours = [...passing(wanted, role as Role)].filter((_each, index) => index % 8 === 0)
    for (const colour of colours) {
      const tokens = withValues(history.present, [[path, colour]])
      if (!(await judge({ ...saved, tokens })).length) return colour
    }
    return undefined
  }

  return {
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    sessions: () => sessions,
    /** The themes as the files say them, at first and whenever they change; a draft that was begun stays. */
    load(themes: readonly StudioTheme[]) {
      for (const saved of themes) {
        const { key } = saved.tokens
        const history = sessions.get(key)?.history
        put(key, { saved, history: history?.past.length ? history : begin(saved.tokens) })
      }
    },
    /** Changes one value; steps of one topic (`path` while dragging) are undone together. */
    async edit(key: string, path: TokenPath, value: string, topic?: string): Promise<Verdict> {
      const { present } = sessionOf(key).history
      const refusal = judgeValue(present, path, value)
      const problems = refusal ? [] : await take(key, withValues(present, [[path, value]]), topic)
      if (!refusal && !problems.length) return undefined
      const nearest = await nearestTo(key, path, value)
      return { reason: problems.join(' '), ...refusal, ...(nearest ? { nearest } : {}) }
    },
    /** Changes several values as one step. */
    async editAll(key: string, values: Iterable<readonly [TokenPath, string]>): Promise<Verdict> {
      const problems = await take(key, withValues(sessionOf(key).history.present, values))
      return problems.length ? { reason: problems.join(' ') } : undefined
    },
    /** Reads files of tokens into the draft, as one step or not at all. */
    async read(key: string, files: readonly DtcgFile[], mode: Mode): Promise<Imported> {
      const { present } = sessionOf(key).history
      try {
        const { tokens, ignored } = readTokens(files, { into: present, mode })
        const problems = await take(key, tokens)
        const changed = problems.length ? 0 : differences(present, tokens).size
        return { problems, ignored, changed }
      } catch (error) {
        if (!(error instanceof DtcgError)) throw error
        return { problems: error.problems, ignored: [], changed: 0 }
      }
    },
    seal: (key: string) => turn(key, seal),
    undo: (key: string) => turn(key, undo),
    redo: (key: string) => turn(key, redo),
    /** Back to what the files say; it can be undone. */
    reset: (key: string) => turn(key, (history) => step(history, sessionOf(key).saved.tokens)),
    /** What the draft says otherwise than the files. */
    changes(key: string): Map<TokenPath, string> {
      const { saved, history } = sessionOf(key)
      return differences(saved.tokens, history.present)
    },
  }
}
