import { vars } from '@marquee/theme'
import axe from 'axe-core'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { contrastInEveryTheme } from './contrastInEveryTheme.ts'
import './themes.css.ts'

const show = (html: string) => {
  document.body.innerHTML = html
}
const verdict = () =>
  contrastInEveryTheme().then(
    () => '',
    (error: Error) => error.message,
  )
afterEach(() => {
  show('')
  vi.restoreAllMocks()
})

describe('contrast in every theme', () => {
  it('is enough where text and ground are a pair of the theme', async () => {
    show(`<p style="color: ${vars.color.textPrimary}; background: ${vars.color.page}">Play</p>`)
    expect(await verdict()).toBe('')
  })

  it('is found too low in the modes where it is, and in no other', async () => {
    show(`<p style="color: #fff; background: ${vars.color.page}">Play</p>`)
    const message = await verdict()
    expect(message).toContain('tao light: color-contrast')
    expect(message).toContain('wireframe light: color-contrast')
    expect(message).not.toContain(' dark: ')
  })

  it('is found too low for text that stands over something else than what is around it', async () => {
    show(
      `<div style="position: relative; color: #fff; background: #111; block-size: 4rem">
         <div style="position: absolute; inset: 0; background: ${vars.color.page}"></div>
         <p style="position: absolute; inset: 0; margin: 0">Play</p>
       </div>`,
    )
    expect(await verdict()).toContain('tao light: color-contrast')
  })

  it('is found too low above a layer behind the text', async () => {
    show(
      `<style>.layer::before { content: ''; position: absolute; inset: 0; z-index: -1; background: ${vars.color.page} }</style>
       <p class="layer" style="position: relative; isolation: isolate; color: #fff; background: #111">Play</p>`,
    )
    const message = await verdict()
    expect(message).toContain('tao light: color-contrast')
    expect(message).not.toContain(' dark: ')
  })

  it('asks axe once about a text that stands over a ground of the theme', async () => {
    const run = vi.spyOn(axe, 'run')
    show(
      `<div style="position: relative; color: ${vars.color.textPrimary}; background: #777; block-size: 4rem">
         <div style="position: absolute; inset: 0; background: ${vars.color.page}; pointer-events: none"></div>
         <p style="position: absolute; inset: 0; margin: 0">Play</p>
       </div>`,
    )
    expect(await verdict()).toBe('')
    expect(run).toHaveBeenCalledOnce()
  })
})
