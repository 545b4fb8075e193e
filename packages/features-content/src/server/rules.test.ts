import { describe, expect, it } from 'vitest'
import { inlineOf, pageOf } from './rules.ts'

describe('inlineOf', () => {
  it('leaves plain words as they are', () => {
    expect(inlineOf('Nothing to follow (here).')).toEqual(['Nothing to follow (here).'])
  })

  it('takes links to pages of the brand out of the words around them', () => {
    expect(inlineOf('See [the rules](/page/sweepstakes-rules), or [help](/page/help)')).toEqual([
      'See ',
      { text: 'the rules', to: '/page/sweepstakes-rules' },
      ', or ',
      { text: 'help', to: '/page/help' },
    ])
  })

  it('never makes a link that leads outside', () => {
    expect(inlineOf('[out](https://elsewhere.test) and [odd](javascript:alert(1))')).toEqual([
      '[out](https://elsewhere.test) and [odd](javascript:alert(1))',
    ])
  })
})

it('writes a document in one locale, each section below its heading', () => {
  const page = pageOf(
    'sample',
    {
      updatedAt: 1,
      title: { en: 'Sample', es: 'Muestra' },
      description: { en: 'What it is', es: 'Qué es' },
      sections: [
        { id: 'start', heading: null, body: [{ en: 'Hello', es: 'Hola' }] },
        { id: 'more', heading: { en: 'More', es: 'Más' }, body: [[{ en: 'One', es: 'Uno' }]] },
      ],
    },
    'es',
  )
  expect(page).toEqual({
    name: 'sample',
    title: 'Muestra',
    description: 'Qué es',
    updatedAt: 1,
    blocks: [
      { kind: 'paragraph', words: ['Hola'] },
      { kind: 'heading', id: 'more', text: 'Más' },
      { kind: 'list', items: [['Uno']] },
    ],
  })
})
