import type { BooksModel } from '@marquee/game-math'
import type { Subject } from './subject.ts'

/** What the server says is shown: a title of the arcade by its slug, or a folder's game with its books. */
export type ServedSubject =
  | { kind: 'title'; slug: string }
  | { kind: 'folder'; title: string; model: BooksModel }

/** Fetches what the server was started with. */
export async function loadSubject(): Promise<Subject> {
  const served = (await (await fetch('/simulator/subject.json')).json()) as ServedSubject
  if (served.kind === 'title') {
    const { titleSubject } = await import('./titleSubject.ts')
    return titleSubject(served.slug)
  }
  const { title, model } = served
  return {
    page: '/index.html',
    id: 1,
    title,
    skin: { scene: '', palette: {}, symbols: {} },
    model,
  }
}
