import { describe, expect, it } from 'vitest'
import { createI18n } from './createI18n.ts'

describe('createI18n', () => {
  it('I18N-02 reads en-US, then en, where a locale has no text', () => {
    const i18n = createI18n('es')
    i18n.addResourceBundle('es', 'core', { own: 'propio' })
    i18n.addResourceBundle('en-US', 'core', { color: 'color' })
    i18n.addResourceBundle('en', 'core', { color: 'colour', only: 'only here', own: 'own' })
    const t = i18n.getFixedT('es')
    expect(['own', 'color', 'only'].map((key) => t(key))).toEqual(['propio', 'color', 'only here'])
  })
})
