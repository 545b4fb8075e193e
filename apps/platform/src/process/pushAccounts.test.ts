import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readPushAccounts } from './pushAccounts.ts'

const folder = mkdtempSync(join(tmpdir(), 'push-accounts-'))
const account = {
  type: 'service_account',
  project_id: 'harbour-1',
  client_email: 'sender@harbour-1.iam.example',
  private_key: '-----BEGIN PRIVATE KEY-----\n...',
  token_uri: 'https://oauth2.example/token',
}
function read(content: unknown) {
  const file = join(folder, 'accounts.json')
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content))
  return readPushAccounts(file, ['tao', 'nlc'])
}

it('reads the accounts of brands, without what nobody needs', () => {
  const { type: _, ...used } = account
  expect(read({ tao: account })).toEqual({ tao: used })
  expect(readPushAccounts(undefined, ['tao'])).toBeUndefined()
})

it.each([
  ['{', /cannot be read/],
  [{ atlantis: account }, /'atlantis', which is no brand. Use tao, nlc/],
  [{ tao: { ...account, private_key: 'x' } }, /at 'tao.private_key'/],
])('says what is wrong with %j', (content, sentence) => {
  expect(() => read(content)).toThrow(sentence)
})

it('says that a file is not there', () => {
  expect(() => readPushAccounts(join(folder, 'none.json'), [])).toThrow(/cannot be read/)
})
