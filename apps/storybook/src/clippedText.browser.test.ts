import { afterEach, describe, expect, it } from 'vitest'
import { findClippedText, pseudo } from './clippedText.ts'

const show = (html: string) => {
  document.body.innerHTML = html
}
afterEach(() => show(''))

describe('text in the pseudo-locale', () => {
  it('is longer by two fifths and still to be read', () => {
    expect(pseudo('Play for free')).toBe('Pláâýÿ fóôr fréêéê')
  })

  it('is found where a box cuts it off without a word', () => {
    show('<p style="inline-size: 5ch; overflow: hidden; white-space: nowrap">Responsible</p>')
    expect(findClippedText).toThrow(/'Réêspóônsíîbléê' is cut off by <p/)
    expect(document.body.textContent).toBe('Responsible')
  })

  it('is found where it makes the page wider than the screen', () => {
    show('<p style="white-space: nowrap; font: 200px monospace">Responsible play</p>')
    expect(findClippedText).toThrow(/is cut off by <body/)
  })

  it.each([
    ['shortens it openly', 'overflow: hidden; text-overflow: ellipsis'],
    ['can be scrolled', 'overflow-x: auto'],
  ])('is fine in a box that %s', (_what, style) => {
    show(`<p style="inline-size: 5ch; white-space: nowrap; ${style}">Responsible</p>`)
    expect(findClippedText).not.toThrow()
  })

  it('is fine where there is room for it', () => {
    show('<p style="inline-size: 30ch; overflow: hidden">Responsible</p>')
    expect(findClippedText).not.toThrow()
  })
})
