import { afterEach, expect, it } from 'vitest'
import { keepFocus } from './keepFocus.ts'

type Listener = (event: { pathChanged: boolean }) => void

/** A page with a menu around its content; gives what tells that another one was rendered. */
function setUp(content: string) {
  document.body.innerHTML = `<nav><a href="/games">Games</a></nav>${content}`
  let listener: Listener = () => {}
  const router = {
    subscribe: (_name: string, told: Listener) => {
      listener = told
      return () => {}
    },
  }
  keepFocus(router as unknown as Parameters<typeof keepFocus>[0])
  return (pathChanged = true) => listener({ pathChanged })
}
const main = () => document.getElementById('content')
afterEach(() => document.body.replaceChildren())

it.each(['<main id="content" tabindex="-1"></main>', '<main id="content"></main>'])(
  'goes on at the content where what had the focus went with the page before: %s',
  (content) => {
    const rendered = setUp(`${content}<button>Buy</button>`)
    document.querySelector('button')!.focus()
    document.querySelector('button')!.remove()
    rendered(false)
    expect(document.activeElement).toBe(document.body)
    rendered()
    expect(document.activeElement).toBe(main())
  },
)

it('leaves the focus where it still is, and where a page has put it itself', () => {
  const rendered = setUp('<main id="content" tabindex="-1"><input /></main>')
  for (const name of ['a', 'input']) {
    const element = document.querySelector<HTMLElement>(name)!
    element.focus()
    rendered()
    expect(document.activeElement).toBe(element)
  }
})

it('does nothing on a page without content of its own', () => {
  const rendered = setUp('<p>Gone</p>')
  rendered()
  expect(document.activeElement).toBe(document.body)
})
