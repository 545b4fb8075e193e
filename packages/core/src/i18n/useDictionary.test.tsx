import { renderHook, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { makeApp } from '../testing/makeApp.tsx'
import { addBundle } from './messages.ts'
import { placeholderDictionary } from './translations.ts'
import { useDictionary } from './useDictionary.ts'

const texts = { 'issue.new': 'Nuevos' }
const makeSpanish = () =>
  makeApp({ locale: 'es', answers: { 'GET /api/rest/translations/es': texts } })

describe('useDictionary', () => {
  it('I18N-09 I18N-10 stores what it loads for the locale that is active, and leaves that as it is', async () => {
    const { runtime, Frame } = await makeSpanish()
    addBundle(runtime.i18n, { data: placeholderDictionary })
    renderHook(() => useDictionary(), { wrapper: Frame })
    await waitFor(() => expect(runtime.i18n.exists('data:issue.new')).toBe(true))
    expect(runtime.i18n.getResourceBundle('es', 'data')).toMatchObject(texts)
    expect(runtime.i18n.language).toBe('es')
  })
  it('asks for nothing when the page brought its texts along', async () => {
    const { runtime, asked, Frame } = await makeSpanish()
    addBundle(runtime.i18n, { data: texts })
    renderHook(() => useDictionary(), { wrapper: Frame })
    expect(asked.map(({ path }) => path)).not.toContain('/api/rest/translations/es')
  })
})
