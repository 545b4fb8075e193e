import { describe, expect, it } from 'vitest'
import { changesSince, type Paragraph } from './rules.ts'

const makeParagraph = (id: string, en = `${id}.`, es = `${id}, es.`): Paragraph => ({
  id,
  text: { en, es },
})

describe('changesSince', () => {
  it('marks what was added, changed and removed, in the order of the new version', () => {
    const accepted = ['free', 'who', 'gone'].map((id) => makeParagraph(id))
    const current = [makeParagraph('new'), makeParagraph('who', 'Who else.'), makeParagraph('free')]
    const { paragraphs, removed } = changesSince(accepted, current)
    expect(paragraphs.map(({ id, change }) => [id, change])).toEqual([
      ['new', 'added'],
      ['who', 'changed'],
      ['free', 'same'],
    ])
    expect(paragraphs[1]?.before).toEqual({ en: 'who.', es: 'who, es.' })
    expect(removed).toEqual([makeParagraph('gone')])
  })

  it('takes a change of one language for a change', () => {
    const [paragraph] = changesSince(
      [makeParagraph('free')],
      [makeParagraph('free', 'free.', 'Otra cosa.')],
    ).paragraphs
    expect(paragraph?.change).toBe('changed')
  })

  it('shows somebody new the whole document without marks', () => {
    const { paragraphs, removed } = changesSince(null, [makeParagraph('free')])
    expect(paragraphs).toEqual([{ ...makeParagraph('free'), change: 'same', before: null }])
    expect(removed).toEqual([])
  })
})
