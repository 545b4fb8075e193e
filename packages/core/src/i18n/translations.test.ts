import type { ApiClient } from '@marquee/api-client'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { loadTranslations } from './translations.ts'

const answering = (answer: () => Promise<object>) => {
  const call = vi.fn(answer)
  return { api: { call } as unknown as ApiClient, call }
}
afterEach(() => vi.restoreAllMocks())

describe('loadTranslations', () => {
  it('I18N-08 asks for the dictionary of the locale by its name', async () => {
    const { api, call } = answering(async () => ({ 'issue.new': 'Nuevos' }))
    await expect(loadTranslations(api, 'es')).resolves.toEqual({ 'issue.new': 'Nuevos' })
    expect(call.mock.calls[0]).toMatchObject([{}, { params: { locale: 'es' } }])
  })
  const failing: [what: string, answer: () => Promise<object>][] = [
    ['an empty answer', async () => ({})],
    ['a failure', () => Promise.reject(new Error('down'))],
  ]
  for (const [what, answer] of failing) {
    it(`I18N-11 I18N-12 ERR-05 ${what} gives the placeholder with its one entry, and is logged`, async () => {
      const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
      const texts = await loadTranslations(answering(answer).api, 'en')
      expect(Object.values(texts)).toEqual(['Translations not available'])
      expect(logged).toHaveBeenCalledOnce()
    })
  }
})
