import { render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { makeApp } from '../testing/makeApp.tsx'
import { Link } from './Link.tsx'
import { givenPath } from './to.ts'

afterEach(() => {
  vi.restoreAllMocks()
  document.body.replaceChildren()
})

/** What a link to a target does: its address, or the error instead of it. */
async function linkTo(target: string): Promise<string> {
  vi.spyOn(console, 'error').mockReturnValue(undefined)
  vi.spyOn(console, 'warn').mockReturnValue(undefined)
  const { Frame } = await makeApp({ locale: 'es' })
  render(
    <Frame>
      <Link to={givenPath(target)}>Go</Link>
    </Frame>,
  )
  const link = await Promise.race([
    screen.findByRole('link', { name: 'Go' }),
    screen.findByText(/refused/),
  ])
  return link.getAttribute('href') ?? link.textContent
}

describe('Link', () => {
  it('leads to the path in the locale of the page', async () => {
    expect(await linkTo('/vip')).toBe('/es/vip')
  })
  it.each([
    ['NAV-04', 'https://partner.example/'],
    ['NAV-04', '//partner.example/'],
    ['NAV-05', 'javascript:alert(1)'],
    ['NAV-06', 'data:text/html,x'],
    ['NAV-07', 'blob:https://brand.example/1'],
    ['NAV-08', 'vbscript:x'],
  ])('%s throws when it would lead to %s', async (_, target) => {
    expect(await linkTo(target)).toContain(`A link to "${target}" was refused`)
  })
})
