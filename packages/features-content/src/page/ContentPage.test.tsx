import type { ContentPage as Content } from '../contract/schemas.ts'
import { makeApp, refusal, type TestAppOptions } from '@marquee/core/testing'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { content } from '../feature.ts'
import { makeContent } from '../testing/makeContent.ts'
import { NamedContent } from './ContentPage.tsx'

const holding = (page: Content): TestAppOptions['data'] => [[['content', 'help', 'en'], page]]

async function show(options: TestAppOptions) {
  const { Frame } = await makeApp({ brand: { features: [content()] }, ...options })
  return render(
    <Frame>
      <NamedContent name="help" />
    </Frame>,
  ).container
}

describe('a page of texts', () => {
  it('shows the document, when it last changed, and links that stay on the site', async () => {
    await show({ data: holding(makeContent()) })
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Help')
    expect(screen.getByText('November 16, 2026').getAttribute('datetime')).toBe('2026-11-16')
    expect(screen.getByRole('link', { name: 'the rules' }).getAttribute('href')).toBe(
      '/page/sweepstakes-rules',
    )
    expect(screen.getByText('Second').tagName).toBe('LI')
  })

  it('has a table of contents when it is long, and none when it is short', async () => {
    await show({ data: holding(makeContent()) })
    const contents = await screen.findByRole('navigation', { name: 'On this page' })
    const targets = [...contents.querySelectorAll('a')].map((link) => link.getAttribute('href'))
    expect(targets).toEqual(['#one', '#two', '#three', '#four'])
    cleanup()
    const short = makeContent({ blocks: [{ kind: 'heading', id: 'one', text: 'One' }] })
    await show({ data: holding(short) })
    await screen.findByRole('heading', { level: 1 })
    expect(screen.queryByRole('navigation', { name: 'On this page' })).toBeNull()
  })

  it('shows markup in data as the words that it is', async () => {
    const words = ['<img src=x onerror=alert(1)>']
    const container = await show({
      data: holding(makeContent({ blocks: [{ kind: 'paragraph', words }] })),
    })
    expect(await screen.findByText('<img src=x onerror=alert(1)>')).toBeTruthy()
    expect(container.querySelector('img')).toBeNull()
  })

  it('asks again when the page did not come', async () => {
    let answer = (): object => refusal('internal')
    await show({ answers: { 'GET /rest/page/content/help/': () => answer() } })
    const retry = await screen.findByRole('button', { name: 'Try again' }, { timeout: 5000 })
    answer = () => ({ success: true, data: makeContent({ title: 'Back again' }) })
    fireEvent.click(retry)
    expect(await screen.findByRole('heading', { level: 1, name: 'Back again' })).toBeTruthy()
  })
})
