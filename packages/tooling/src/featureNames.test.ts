import { describe, expect, it } from 'vitest'
import { filesThatName, nameProblems, spellings } from './featureNames.ts'

const filesOf = (files: Record<string, string>) =>
  Object.entries(files).map(([file, text]) => ({ file, text }))
const coinDrops = { id: 'coin-drops', hasSharedName: false }
const account = { id: 'account', hasSharedName: true }

describe('files that name a feature', () => {
  it('are found however its name is written, and only outside of its folder', () => {
    expect(spellings('coin-drops')).toEqual(['coin-drops', 'coinDrops', 'CoinDrops', 'coin_drops'])
    const files = filesOf({
      'packages/core/src/a.ts': "queryKey: ['coin-drops']",
      'packages/core/src/b.ts': 'settings.coinDrops',
      'packages/core/src/c.ts': "to: '/coin-drops/'",
      'packages/features-coin-drops/src/feature.ts': "id: 'coin-drops'",
      'packages/features-wheels/src/e.ts': 'sql`select from coin_drops`',
    })
    expect(filesThatName(coinDrops, files)).toEqual([
      'packages/core/src/a.ts',
      'packages/core/src/b.ts',
      'packages/core/src/c.ts',
      'packages/features-wheels/src/e.ts',
    ])
  })

  it('are none for a longer name, a comment or a sentence', () => {
    const files = filesOf({
      'a.ts': 'coinDropsets',
      'b.ts': 'free-coin-drops',
      'c.ts': '/** What coin-drops are. */\n// coinDrops\nconst address = "https://x.test"',
      'd.ts': "text: 'All about CoinDrops and more'",
    })
    expect(filesThatName(coinDrops, files)).toEqual([])
  })

  it('are those that address it, where its name is also that of something else', () => {
    const files = filesOf({
      'a.ts': "group: 'account', account.balance",
      'b.ts': "import { account } from '@marquee/features-account'",
      'c.ts': "brand.has('account')",
      'd.ts': "requires: ['auth', 'account']",
      'e.ts': "t('account:title')",
      'f.ts': "import { x } from '@marquee/features-account-book'",
      'g.ts': "const isListed = feature === 'account'",
      'h.ts': `<Link to={ownPage('account', '/profile')}>`,
      'i.ts': "feature: 'accounts', Push<'account'>",
    })
    expect(filesThatName(account, files)).toEqual(['b.ts', 'c.ts', 'd.ts', 'e.ts', 'g.ts', 'h.ts'])
  })
})

describe('the check of names', () => {
  const three = filesOf({ 'a.ts': 'coinDrops', 'b.ts': 'coinDrops', 'c.ts': 'coinDrops' })

  it('passes what three files name', () => {
    expect(nameProblems([coinDrops, account], three)).toEqual([])
  })

  it('fails with a name that is planted in one more, and says what to do', () => {
    const planted = [...three, { file: 'd.ts', text: "if (brand.has('coin-drops')) {}" }]
    expect(nameProblems([coinDrops, account], planted)).toEqual([
      expect.stringContaining("4 files outside of packages/features-coin-drops name 'coin-drops'"),
    ])
  })
})
