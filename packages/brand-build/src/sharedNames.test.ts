import hash from '@emotion/hash'
import { describe, expect, it } from 'vitest'
import { sharedName } from './sharedNames.ts'

const filePath = '../../packages/ui/src/actions/Button.css.ts'
const nameIn = (packageName: string, count: string, file = filePath) =>
  sharedName({ hash: `${hash(`${packageName}${file}`)}${count}`, filePath: file, packageName })

describe('sharedName', () => {
  it('is the same in every app', () => {
    expect(nameIn('@marquee/app-one', 'a')).toBe(nameIn('@marquee/app-two', 'a'))
  })
  it('tells the names of a file apart, and those of files', () => {
    const names = [nameIn('app', '0'), nameIn('app', '1'), nameIn('app', '0', 'other.css.ts')]
    expect(new Set(names).size).toBe(3)
  })
})
