// @vitest-environment happy-dom
import { readFileSync } from 'node:fs'
import { render } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Icon } from './Icon.tsx'
import { iconNames, type IconName } from './iconNames.ts'

const sprite = readFileSync(`${import.meta.dirname}/sprite.svg`, 'utf8')

describe('Icon', () => {
  afterEach(() => vi.restoreAllMocks())

  it('has a symbol in the sprite for every name, and a name for every symbol', () => {
    const symbols = [...sprite.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id)
    expect(symbols).toEqual([...iconNames])
  })

  it('PRODUCT-05 PRODUCT-06 draws both age badges', () => {
    for (const name of ['age-18', 'age-21'] as const) {
      const { container } = render(<Icon name={name} label={name} />)
      expect(container.querySelector('use')?.getAttribute('href')).toMatch(new RegExp(`#${name}$`))
    }
  })

  it('ERR-11 logs a missing icon to the console, once, and leaves its place empty', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    const icon = <Icon name={'unheard-of' as IconName} />
    const { container } = render(
      <>
        {icon}
        {icon}
        <Icon name="bell" />
      </>,
    )
    await vi.waitFor(() => expect(log).toHaveBeenCalled())
    expect(log).toHaveBeenCalledExactlyOnceWith(expect.stringContaining("Icon 'unheard-of'"))
    // The symbol that it points at is not in the sprite: nothing is painted where it stands.
    const href = container.querySelector('use')?.getAttribute('href') ?? ''
    expect(sprite).not.toContain(`id="${href.split('#')[1]}"`)
  })

  it('is silent without a label and named with one', () => {
    const { container } = render(
      <>
        <Icon name="bell" />
        <Icon name="bell" label="News" />
      </>,
    )
    const [silent, named] = container.querySelectorAll('svg')
    expect(silent?.getAttribute('aria-hidden')).toBe('true')
    expect(named?.getAttribute('aria-label')).toBe('News')
  })
})
