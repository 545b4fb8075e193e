import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { describe, expect, it } from 'vitest'
import { situationOf, situations, unsupportedBrowserText } from './errors.ts'
import { makeProviderError } from './testing/makePushTools.ts'

const inLibrary = createRequire(createRequire(import.meta.url).resolve('firebase/app'))
/** Source of one of the parts the provider's library is made of. */
const sourceOf = (part: string) => readFileSync(inLibrary.resolve(`@firebase/${part}`), 'utf8')

describe('situationOf', () => {
  it('ERR-25 knows the very words of the installed library', () => {
    expect(sourceOf('messaging')).toContain(JSON.stringify(unsupportedBrowserText))
  })

  it.each(Object.keys(situations))('%s is a code of the installed library', (code) => {
    const [part = '', name = ''] = code.split('/')
    expect(sourceOf(part).includes(`"${name}"`) || sourceOf(part).includes(`'${name}'`)).toBe(true)
  })

  it('says so when it does not know the error', () => {
    expect(situationOf(makeProviderError('messaging/something-new'))).toBe('unknown error')
    expect(situationOf('text')).toBe('unknown error')
    expect(situationOf(null)).toBe('unknown error')
  })
})
